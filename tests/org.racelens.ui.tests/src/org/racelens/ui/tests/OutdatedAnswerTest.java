package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.PreferenceSchema;

/** An answer that was right before is not taken for one that is right now. */
class OutdatedAnswerTest extends LiveProject {
	private static final String REDUCED = "parallel for reduction(+ : sum)";
	private static final String SHIFTED = """
			#include "shift.h"
			int a[200];

			void f(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					a[i] = a[i + SHIFT];
			}
			""";

	@AfterEach
	void forgetTheLongestText() {
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).remove(PreferenceSchema.LONGEST_TEXT.key());
	}

	private IFile shiftedBy(int distance, IFile header) throws Exception {
		IFile file = project.file("shifted.c", SHIFTED);
		bot.awaitAnalyses();
		assertEquals(0, TestProject.races(file).size());
		TestProject.save(header, "#define SHIFT " + distance + "\n");
		bot.awaitAnalyses();
		return file;
	}

	@Test
	void aHeaderThatChangedWhileItsSourceWasClosedIsSeenWhenThatIsOpened() throws Exception {
		IFile file = shiftedBy(1, project.file("shift.h", "#define SHIFT 0\n"));
		bot.open(file);
		bot.await("the marker", () -> TestProject.raceCount(file) == 1);
	}

	@Test
	void aHeaderThatChangedIsSeenByAFullBuild() throws Exception {
		IFile file = shiftedBy(1, project.file("shift.h", "#define SHIFT 0\n"));
		project.project().build(IncrementalProjectBuilder.FULL_BUILD, null);
		bot.await("the marker", () -> TestProject.raceCount(file) == 1);
	}

	@Test
	void aHeaderOfAnotherProjectIsSeenByTheSourceInTheEditor() throws Exception {
		try (TestProject other = TestProject.create("other")) {
			IFile header = other.file("shift.h", "#define SHIFT 0\n");
			IFile file = project.file("shifted.c", SHIFTED.replace("shift.h", header.getLocation().toString()));
			bot.open(file);
			bot.awaitAnalyses();
			TestProject.save(header, "#define SHIFT 1\n");
			bot.await("the marker", () -> TestProject.raceCount(file) == 1);
		}
	}

	@Test
	void whatWasTypedAndNotSavedIsNotWhatChangedOnTheDisk() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY.replace("parallel for", REDUCED));
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		bot.replace(editor, REDUCED, "parallel for");
		bot.await("the marker", () -> TestProject.raceCount(file) == 1);
		long stamp = bot.stamp(editor);
		TestProject.save(file, "int a;\n");
		assertEquals(stamp, file.getModificationStamp());
		bot.page().closeEditor(editor, false);
		bot.await("the end of the marker", () -> TestProject.raceCount(file) == 0);
	}

	@Test
	void aTextThatMayBeThatLongByNowIsAnalysed() throws Exception {
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).put(PreferenceSchema.LONGEST_TEXT.key(), "50");
		IFile file = project.file("a.c", TestProject.RACY);
		bot.await("the message", () -> marked(file));
		bot.awaitAnalyses();
		assertEquals(0, TestProject.raceCount(file));
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).put(PreferenceSchema.LONGEST_TEXT.key(), "5000");
		bot.await("the marker", () -> TestProject.raceCount(file) == 1);
	}

	private static boolean marked(IFile file) {
		try {
			return file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO).length > 0;
		} catch (CoreException e) {
			return false;
		}
	}

	@Test
	void whatIsNotDecidedInAHeaderIsMarkedWithinTheFile() throws Exception {
		project.file("region.h", "/* " + "x".repeat(2000) + " */\n" + """
				void unknown(int *);
				static int shared[100];
				static void f(void) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						unknown(shared);
				}
				""");
		String text = "#include \"region.h\"\nint main(void) { f(); return 0; }\n";
		IFile file = project.file("main.c", text);
		bot.await("a marker", () -> marked(file));
		bot.awaitAnalyses();
		for (IMarker marker : file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO)) {
			assertTrue(marker.getAttribute(IMarker.CHAR_END, 0) <= text.length(), () -> "marked beyond the end: " + marker);
		}
	}

	@Test
	void aHeaderThatWasCheckedIsKeptInStep() throws Exception {
		IFile header = project.file("sum.h", TestProject.RACY);
		bot.awaitAnalyses();
		assertEquals(0, TestProject.raceCount(header));
		PlatformUI.getWorkbench().getService(LiveAnalysis.class).check(List.of(header));
		bot.await("the marker", () -> TestProject.raceCount(header) == 1);
		TestProject.save(header, "int a;\n");
		bot.await("the end of the marker", () -> TestProject.raceCount(header) == 0);
	}
}

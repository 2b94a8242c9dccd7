package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.Cancellation;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;

/** Headers are analysed as parts of sources. */
class HeaderTest extends LiveProject {
	/** Neither C nor racy where nobody has declared its variable and switched it on. */
	private static final String KERNEL = """
			#ifdef KERNEL
			static inline void gather(number n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					total += i;
			}
			#endif
			""";
	private static final String MAIN = """
			#define KERNEL
			typedef int number;
			number total;
			#include "%s"

			int main(void) {
				gather(100);
				return 0;
			}
			""";

	@Test
	void aHeaderIsAnsweredAsPartOfTheSourceThatIncludesIt() throws Exception {
		project.file("main.c", MAIN.formatted("kernel.h"));
		IFile header = project.file("kernel.h", KERNEL);
		bot.awaitAnalyses();
		assertEquals(0, races(header));
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
		assertEquals(KERNEL.indexOf("total +="), TestProject.onlyRace(header).getAttribute(IMarker.CHAR_START, -1));
		assertEquals(1, header.findMarkers(FindingMarker.FINDING, true, 0).length);
	}

	@Test
	void theSourceMayIncludeItByOtherHeaders() throws Exception {
		IFolder folder = project.project().getFolder("inner");
		folder.create(true, true, null);
		IFile header = project.file("inner/kernel.h", KERNEL);
		project.file("inner/all.h", "#include \"./kernel.h\"\n");
		project.file("main.c", MAIN.formatted("inner/all.h"));
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
	}

	@Test
	void whatIsIncludedIsFoundWhateverWayItsNameGoes() throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		project.project().getFolder("sub").create(true, true, null);
		project.file("main.c", MAIN.formatted("sub/../kernel.h"));
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
	}

	@Test
	void aSourceThatComesLaterIsFound() throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		bot.open(header);
		bot.await("the result", () -> live.results().of(header).isPresent());
		bot.awaitAnalyses();
		assertEquals(0, races(header));
		IFile main = project.file("main.c", MAIN.formatted("kernel.h"));
		live.check(List.of(header));
		bot.await("the marker", () -> races(header) == 1);
		main.delete(true, null);
		live.check(List.of(header));
		bot.await("the end of the marker", () -> races(header) == 0);
	}

	/** No editor shows it, and nobody asks again. */
	@Test
	void aHeaderThatWasCheckedAloneFollowsSourcesThatComeAndGo() throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		live.check(List.of(header));
		bot.await("the result", () -> live.results().of(header).isPresent());
		bot.awaitAnalyses();
		assertEquals(0, races(header));
		IFile main = project.file("main.c", MAIN.formatted("kernel.h"));
		bot.await("the marker", () -> races(header) == 1);
		main.delete(true, null);
		bot.await("the end of the marker", () -> races(header) == 0);
	}

	/** What goes between the reading of a source and the answer is told before anything shows that it was part of the answer. */
	@ParameterizedTest
	@EnumSource
	void aSourceMayGoWhileItsHeaderIsAnalysed(OnCancel onCancel) throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		IFile main = project.file("main.c", MAIN.formatted("kernel.h"));
		assertEquals(Optional.empty(), includerAfter(onCancel, header, monitor -> main.delete(true, monitor)));
	}

	@ParameterizedTest
	@EnumSource
	void aSourceMayComeWhileAHeaderIsAnalysed(OnCancel onCancel) throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		IFile main = project.project().getFile("main.c");
		assertEquals(Optional.of(main), includerAfter(onCancel, header, monitor -> project.file("main.c", MAIN.formatted("kernel.h"))));
	}

	@ParameterizedTest
	@EnumSource
	void aHeaderMayBeSavedWhileItIsAnalysed(OnCancel onCancel) throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		IFile main = project.file("main.c", MAIN.formatted("kernel.h"));
		assertEquals(Optional.of(main), includerAfter(onCancel, header, monitor -> TestProject.save(header, KERNEL + "\n")));
	}

	/** The source by which a header is answered in the end when something happens in the midst of its first analysis. */
	private Optional<IFile> includerAfter(OnCancel onCancel, IFile header, ICoreRunnable change) throws Exception {
		bot.awaitAnalyses();
		try (Follower follower = Follower.held(onCancel)) {
			follower.live().check(List.of(header));
			bot.await("the analysis", () -> follower.begun().size() == 1);
			change.run(new NullProgressMonitor());
			follower.release();
			bot.awaitAnalyses();
			FileResult result = follower.live().results().of(header).orElseThrow();
			assertEquals(header.getModificationStamp(), result.stamp());
			return result.includer();
		}
	}

	@Test
	void aSourceThatDoesNotShowItsCodeIsPassedOver() throws Exception {
		IFile header = project.file("kernel.h", KERNEL);
		project.file("kernel.c", "#if 0\n#include \"kernel.h\"\n#endif\n");
		project.file("main.c", MAIN.formatted("kernel.h"));
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
	}

	@Test
	void aHeaderThatNothingIncludesIsAnalysedAlone() throws Exception {
		IFile header = project.file("alone.h", TestProject.RACY);
		project.file("main.c", "#include \"other/alone.h\"\nint a;\n");
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
	}

	@Test
	void whatIsTypedInAHeaderCountsWhenItIsSaved() throws Exception {
		project.file("main.c", MAIN.formatted("kernel.h"));
		IFile header = project.file("kernel.h", KERNEL);
		ITextEditor editor = bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
		bot.replace(editor, "parallel for", "parallel for reduction(+ : total)");
		bot.awaitAnalyses();
		assertTrue(editor.isDirty());
		assertEquals(1, races(header));
		bot.save(editor);
		bot.await("the end of the marker", () -> races(header) == 0);
	}

	@Test
	void whatItsSourceSaysCountsWhenTheSourceIsSaved() throws Exception {
		IFile main = project.file("main.c", MAIN.formatted("kernel.h"));
		IFile header = project.file("kernel.h", KERNEL);
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
		ITextEditor source = bot.open(main);
		bot.replaceAndSave(source, "number total;", "number total;\n#pragma omp threadprivate(total)");
		bot.await("the end of the marker", () -> races(header) == 0);
		bot.replaceAndSave(source, "#pragma omp threadprivate(total)", "");
		bot.await("the marker again", () -> races(header) == 1);
	}

	@Test
	void theGraphOfAHeadersRegionIsThatOfItsSource() throws Exception {
		project.file("main.c", MAIN.formatted("kernel.h"));
		IFile header = project.file("kernel.h", KERNEL);
		bot.open(header);
		bot.await("the marker", () -> races(header) == 1);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		FileResult result = live.results().of(header).orElseThrow();
		assertTrue(live.graphs().of(result, Cancellation.NEVER).orElseThrow().containsKey(result.report().regions().get(0).place()));
	}

	@Test
	void aRaceCanBeAcceptedInTheHeader() throws Exception {
		project.file("main.c", MAIN.formatted("kernel.h"));
		IFile header = project.file("kernel.h", KERNEL.replace("#pragma omp", "// racelens: accept race on total: a figure\n#pragma omp"));
		bot.open(header);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		bot.await("the result", () -> live.results().of(header).isPresent());
		bot.awaitAnalyses();
		assertTrue(live.results().of(header).orElseThrow().report().regions().get(0).races().get(0).isAccepted());
		assertEquals(0, races(header));
	}
}

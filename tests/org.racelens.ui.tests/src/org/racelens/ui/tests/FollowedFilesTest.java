package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.Settings;

/** Which files are analysed, and what becomes of results as files are renamed, deleted and linked. */
class FollowedFilesTest extends LiveProject {
	@Test
	void aSavedHeaderIsSeenByTheSourceInTheEditor() throws Exception {
		IFile header = project.file("shift.h", "#define SHIFT 0\n");
		IFile file = project.file("main.c", "#include \"shift.h\"\n" + Programs.regions(4).replace("= a3[i]", "= a3[i + SHIFT]"));
		bot.open(file);
		bot.awaitAnalyses();
		assertEquals(0, races(file));
		TestProject.save(header, "#define SHIFT 1\n");
		bot.await("the marker", () -> races(file) == 1);
	}

	@Test
	void aHeaderThatNobodyLooksAtIsNotAnalysed() throws Exception {
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			project.file("racy.h", TestProject.RACY);
			project.file("racy.hpp", TestProject.RACY);
			IFile source = project.file("racy.cpp", TestProject.RACY);
			bot.await("the analysis of the source", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			assertEquals(List.of(source), follower.wholes().stream().map(r -> r.file()).toList());
		}
	}

	@Test
	void resultsGoWithAFileThatIsRenamed() throws Exception {
		IFile file = project.file("before.c", TestProject.RACY);
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			follower.live().check(List.of(file));
			bot.awaitAnalyses();
			assertTrue(follower.live().results().of(file).isPresent());
			IFile renamed = project.project().getFile("after.cpp");
			file.move(renamed.getFullPath(), true, null);
			bot.await("the analysis", () -> follower.live().results().of(renamed).isPresent());
			bot.awaitAnalyses();
			assertTrue(follower.live().results().of(file).isEmpty());
			assertEquals(1, races(renamed));
		}
	}

	@Test
	void aFileThatIsNoSourceAnyMoreLosesItsMarkers() throws Exception {
		IFile file = project.file("before.c", TestProject.RACY);
		bot.awaitAnalyses();
		assertEquals(1, races(file));
		assertFalse(places(file).isEmpty());
		IFile renamed = project.project().getFile("after.txt");
		file.move(renamed.getFullPath(), true, null);
		bot.await("the end of the marker", () -> races(renamed) == 0);
		bot.await("the end of its places", () -> places(renamed).isEmpty());
	}

	private static List<IMarker> places(IFile file) {
		try {
			return List.of(file.findMarkers(FindingMarker.PLACE, true, IResource.DEPTH_ZERO));
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void anEditorFollowsItsFileToAnotherNameAndBack() throws Exception {
		IFile file = project.file("first.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		IFile other = project.project().getFile("second.c");
		file.move(other.getFullPath(), true, null);
		bot.awaitAnalyses();
		other.move(file.getFullPath(), true, null);
		bot.await("the marker", () -> races(file) == 1);
		ITextEditor again = bot.open(file);
		assertEquals(editor, again);
		bot.replace(again, "parallel for", REDUCED);
		bot.await("the end of the marker", () -> races(file) == 0);
	}

	@Test
	void aFileThatIsDeletedAndMadeAgainIsFollowedAgain() throws Exception {
		IFile file = project.file("again.c", TestProject.RACY);
		bot.open(file);
		bot.awaitAnalyses();
		file.delete(true, null);
		bot.await("the end of the editor", () -> bot.page().getEditorReferences().length == 0);
		project.file("again.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		bot.await("the marker", () -> races(file) == 1);
		bot.replace(editor, "parallel for", REDUCED);
		bot.await("the end of the marker", () -> races(file) == 0);
	}

	@Test
	void derivedFilesAreAnalysedOnDemandOnly() throws Exception {
		IFile file = project.derived("made.c", TestProject.RACY);
		IEditorPart editor = bot.open(file);
		bot.replace((ITextEditor) editor, "int sum;", "long sum;");
		bot.awaitAnalyses();
		assertEquals(0, races(file));
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			follower.live().check(List.of(file));
			bot.await("the marker", () -> races(file) == 1);
		}
	}

	@Test
	void excludedFilesAreAnalysedOnDemandOnly() throws Exception {
		try (Follower follower = Follower.with(Follower.settings(List.of("gen*.c"), Integer.MAX_VALUE))) {
			IFile excluded = project.file("generated.c", TestProject.RACY);
			IFile other = project.file("other.c", TestProject.RACY);
			bot.await("the analysis of the other file", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			assertEquals(List.of(other), follower.wholes().stream().map(r -> r.file()).toList());
			assertEquals(List.of(other), List.copyOf(follower.live().check(List.of(project.project())).files()));
			follower.live().check(List.of(excluded));
			bot.await("the result", () -> follower.live().results().of(excluded).isPresent());
			bot.awaitAnalyses();
		}
	}

	@Test
	void aLinkedFileIsAnalysedWhereItLies() throws Exception {
		Path outside = Files.createTempFile("linked", ".c");
		try {
			Files.write(outside, TestProject.RACY.getBytes(StandardCharsets.UTF_8));
			IProject in = project.project();
			IFile file = in.getFile("linked.c");
			file.createLink(IPath.fromOSString(outside.toString()), 0, null);
			ITextEditor editor = bot.open(file);
			bot.await("the marker", () -> races(file) == 1);
			bot.replace(editor, "parallel for", REDUCED);
			bot.await("the end of the marker", () -> races(file) == 0);
		} finally {
			Files.delete(outside);
		}
	}
}

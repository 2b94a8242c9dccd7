package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.core.runtime.content.IContentTypeSettings;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.CheckedSources;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.settings.LeftOut;
import org.racelens.ide.settings.SettingsSource;

/** What the user leaves out of the checks by a click, and takes in again. */
class ScopeTest extends DialogProject {
	private static final String EXCLUDE = "org.racelens.ui.exclude";
	private static final String INCLUDE = "org.racelens.ui.include";

	private void change(String command, IResource resource) throws Exception {
		execute(command, resource);
		bot.await("the change", () -> LeftOut.contains(resource) == command.equals(EXCLUDE));
		bot.await("what follows from it", () -> Job.getJobManager().find(SettingsSource.CHANGES).length == 0);
		bot.awaitAnalyses();
	}

	@Test
	void aFileThatIsLeftOutHasNoMarkersUntilItIsTakenIn() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		IFile other = project.file("other.c", TestProject.RACY);
		bot.await("the races", () -> TestProject.raceCount(project.project()) == 2);
		change(EXCLUDE, file);
		bot.await("no marker", () -> TestProject.raceCount(file) == 0);
		TestProject.save(file, TestProject.RACY + "\n");
		TestProject.save(other, TestProject.RACY + "\n");
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		assertEquals(1, TestProject.races(other).size());
		change(INCLUDE, file);
		bot.await("the race again", () -> TestProject.raceCount(file) == 1);
	}

	@Test
	void aFolderIsLeftOutWithAllThatIsInIt() throws Exception {
		IFolder folder = project.project().getFolder("src");
		folder.create(true, true, null);
		IFile inside = project.file("src/sum.c", TestProject.RACY);
		bot.await("the race", () -> TestProject.raceCount(inside) == 1);
		change(EXCLUDE, folder);
		bot.await("no marker", () -> TestProject.raceCount(inside) == 0);
		assertFalse(LeftOut.contains(inside));
	}

	/** They are looked for once, until there is another answer. */
	@Test
	void whatACheckTakesFollowsFilesAndTheirTypes() throws Exception {
		CheckedSources sources = PlatformUI.getWorkbench().getService(LiveAnalysis.class).sources();
		IFile one = project.file("one.c", "int x;\n");
		IFile kernel = project.file("kernel.cu", "int y;\n");
		assertEquals(List.of(one), sources.in(project.project()));
		IFolder folder = project.project().getFolder("inner");
		folder.create(true, true, null);
		IFile two = project.file("inner/two.c", "int z;\n");
		assertEquals(Set.of(one, two), Set.copyOf(sources.in(project.project())));
		assertEquals(List.of(two), sources.in(folder));
		IContentType type = Platform.getContentTypeManager().getContentType("org.eclipse.cdt.core.cxxSource");
		type.addFileSpec("cu", IContentTypeSettings.FILE_EXTENSION_SPEC);
		try {
			assertEquals(Set.of(one, two, kernel), Set.copyOf(sources.in(project.project())));
		} finally {
			type.removeFileSpec("cu", IContentTypeSettings.FILE_EXTENSION_SPEC);
		}
		one.delete(true, null);
		assertEquals(List.of(two), sources.in(project.project()));
		project.project().close(null);
		assertEquals(List.of(), sources.in(project.project()));
		project.project().open(null);
		assertEquals(List.of(two), sources.in(project.project()));
	}

	@Test
	void aProjectIsSwitchedOffAndOn() throws Exception {
		project.file("sum.c", TestProject.RACY);
		bot.await("the race", () -> TestProject.raceCount(project.project()) == 1);
		change(EXCLUDE, project.project());
		bot.await("no marker", () -> TestProject.raceCount(project.project()) == 0);
		change(INCLUDE, project.project());
		bot.await("the race again", () -> TestProject.raceCount(project.project()) == 1);
	}

	/** Names are no patterns. */
	@ParameterizedTest
	@ValueSource(strings = { "a*.c", "[ab].c", "{a,b}.c", "a?.c" })
	void aNameMeansOneFile(String name) throws Exception {
		IFile strange = project.file(name, TestProject.RACY);
		IFile plain = project.file("ab.c", TestProject.RACY);
		bot.await("the races", () -> TestProject.raceCount(strange) == 1 && TestProject.raceCount(plain) == 1);
		change(EXCLUDE, strange);
		bot.await("no marker", () -> TestProject.raceCount(strange) == 0);
		assertEquals(1, TestProject.races(plain).size());
	}

	/** A project's own patterns are another thing: those of the workspace still count. */
	@Test
	void otherSettingsOfTheWorkspaceStillHold() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		var before = live.environment().settings().of(project.project());
		change(EXCLUDE, file);
		var after = live.environment().settings().of(project.project());
		assertEquals(before.typingDelay(), after.typingDelay());
		assertTrue(after.exclusions().containsAll(before.exclusions()));
		assertEquals(before.exclusions().size() + 1, after.exclusions().size());
	}
}

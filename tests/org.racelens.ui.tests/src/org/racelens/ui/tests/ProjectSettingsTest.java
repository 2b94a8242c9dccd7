package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Settings;

/** A project's settings hold instead of the workspace's. */
@ExtendWith(WorkbenchGuard.class)
class ProjectSettingsTest {
	private static final String LEVEL = PreferenceSchema.LEVELS.get(FindingKind.DEFINITE_RACE).key();
	private static final String DELAY = PreferenceSchema.TYPING_DELAY.key();

	private final Bot bot = new Bot();
	private final IEclipsePreferences workspace = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
	private TestProject project;
	private TestProject other;

	@BeforeEach
	void createProjects() throws Exception {
		project = TestProject.create("own");
		other = TestProject.create("other");
	}

	@AfterEach
	void deleteProjects() throws Exception {
		workspace.clear();
		bot.pumpFor(Duration.ofMillis(200));
		bot.awaitAnalyses();
		project.close();
		other.close();
		bot.awaitAnalyses();
	}

	private IEclipsePreferences own() {
		return new ProjectScope(project.project()).getNode(PreferenceSchema.NODE);
	}

	private Settings settings() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class).environment().settings().of(project.project());
	}

	private static int severity(IFile file) {
		try {
			IMarker[] markers = file.findMarkers("org.racelens.ide.race", true, 0);
			return markers.length == 1 ? markers[0].getAttribute(IMarker.SEVERITY, -1) : -1;
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void aProjectsLevelIsItsOwn() throws Exception {
		IFile mine = project.file("a.c", TestProject.RACY);
		IFile theirs = other.file("a.c", TestProject.RACY);
		own().put(LEVEL, Level.ERROR.name());
		own().putBoolean(PreferenceSchema.PROJECT_SPECIFIC, true);
		own().flush();
		bot.await("an error in the project", () -> severity(mine) == IMarker.SEVERITY_ERROR);
		bot.await("a warning in the other one", () -> severity(theirs) == IMarker.SEVERITY_WARNING);
		workspace.put(LEVEL, Level.INFO.name());
		bot.await("an information in the other one", () -> severity(theirs) == IMarker.SEVERITY_INFO);
		assertEquals(IMarker.SEVERITY_ERROR, severity(mine));
	}

	@Test
	void withoutTheSwitchAProjectsKeysCountForNothing() throws Exception {
		workspace.put(DELAY, "111");
		own().put(DELAY, "222");
		assertEquals(111, settings().typingDelay().toMillis());
		own().putBoolean(PreferenceSchema.PROJECT_SPECIFIC, true);
		assertEquals(222, settings().typingDelay().toMillis());
		own().putBoolean(PreferenceSchema.PROJECT_SPECIFIC, false);
		assertEquals(111, settings().typingDelay().toMillis());
	}

	@Test
	void aCheckedOutPreferenceFileTakesEffect() throws Exception {
		workspace.put(DELAY, "111");
		assertEquals(111, settings().typingDelay().toMillis());
		IFolder folder = project.project().getFolder(".settings");
		if (!folder.exists()) {
			folder.create(true, true, null);
		}
		IFile file = project.file(".settings/org.racelens.ide.prefs", """
				eclipse.preferences.version=1
				projectSpecific=true
				typingDelay=333
				""");
		bot.await("the project's delay", () -> settings().typingDelay().toMillis() == 333);
		TestProject.save(file, "eclipse.preferences.version=1\nprojectSpecific=true\ntypingDelay=444\n");
		bot.await("the changed delay", () -> settings().typingDelay().toMillis() == 444);
		file.delete(true, null);
		bot.await("the workspace's delay", () -> settings().typingDelay().toMillis() == 111);
	}

	@Test
	void aProjectKeepsItsSettingsWhileItIsClosed() throws Exception {
		own().put(DELAY, "222");
		own().putBoolean(PreferenceSchema.PROJECT_SPECIFIC, true);
		own().flush();
		assertEquals(222, settings().typingDelay().toMillis());
		project.project().close(null);
		assertEquals(Settings.DEFAULTS.typingDelay(), settings().typingDelay());
		project.project().open(null);
		bot.await("the project's delay", () -> settings().typingDelay().toMillis() == 222);
	}

	@Test
	void aProjectThatIsMadeAgainStartsWithTheWorkspacesSettings() throws Exception {
		own().put(DELAY, "222");
		own().putBoolean(PreferenceSchema.PROJECT_SPECIFIC, true);
		own().flush();
		assertEquals(222, settings().typingDelay().toMillis());
		project.project().delete(true, true, null);
		project = TestProject.create("own");
		bot.await("the default", () -> settings().typingDelay().equals(Settings.DEFAULTS.typingDelay()));
	}
}

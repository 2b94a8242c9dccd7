package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.CCProjectNature;
import org.eclipse.cdt.core.CCorePlugin;
import org.eclipse.cdt.core.language.settings.providers.ILanguageSettingsProvidersKeeper;
import org.eclipse.cdt.core.language.settings.providers.LanguageSettingsSerializableProvider;
import org.eclipse.cdt.core.language.settings.providers.ScannerDiscoveryLegacySupport;
import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.cdt.core.settings.model.ICConfigurationDescription;
import org.eclipse.cdt.core.settings.model.ICLanguageSetting;
import org.eclipse.cdt.core.settings.model.ICLanguageSettingEntry;
import org.eclipse.cdt.core.settings.model.ICProjectDescription;
import org.eclipse.cdt.core.settings.model.ICSettingEntry;
import org.eclipse.cdt.core.settings.model.util.CDataUtil;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.core.runtime.content.IContentTypeSettings;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.frontend.cdt.command.CdtProjects;
import org.racelens.frontend.cdt.command.CdtIndex;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/** Files are analysed as their projects compile them. */
@ExtendWith(WorkbenchGuard.class)
class CdtProjectTest {
	private static final String RACY_IF_SHARED = """
			int a[100];

			void f(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
			#ifdef ALL_IN_ONE
					a[0] = i;
			#else
					a[i] = i;
			#endif
			}
			""";

	private final Bot bot = new Bot();
	private final LogWatch log = new LogWatch();
	private TestProject project;

	@AfterEach
	void deleteProject() throws Exception {
		bot.page().closeAllEditors(false);
		bot.awaitAnalyses();
		project.close();
		bot.awaitAnalyses();
		log.close();
	}

	/** A project of CDT's, as its wizards make them. */
	private void createCProject() throws CoreException {
		IProject resource = ResourcesPlugin.getWorkspace().getRoot().getProject("with-cdt");
		CCorePlugin.getDefault().createCProject(resource.getWorkspace().newProjectDescription(resource.getName()), resource, null,
				"org.racelens.ui.tests.owner");
		CCProjectNature.addCCNature(resource, null);
		project = new TestProject(resource);
	}

	private void createPlainProject() throws CoreException {
		project = TestProject.create("without-cdt");
	}

	/** As the property page "Paths and Symbols" does for projects without providers of language settings. */
	private void set(int kind, ICLanguageSettingEntry... entries) throws CoreException {
		ScannerDiscoveryLegacySupport.setLanguageSettingsProvidersFunctionalityEnabled(project.project(), false);
		ICProjectDescription description = CoreModel.getDefault().getProjectDescription(project.project(), true);
		List<ICLanguageSetting> settings = Stream.of(description.getActiveConfiguration().getRootFolderDescription().getLanguageSettings())
				.filter(s -> s.supportsEntryKind(kind)).toList();
		assertTrue(!settings.isEmpty(), "the configuration has no language settings");
		settings.forEach(s -> s.setSettingEntries(kind, List.of(entries)));
		CoreModel.getDefault().setProjectDescription(project.project(), description);
	}

	/** As the property page "Preprocessor Include Paths" does: one of the project's providers has the entries. */
	private void provide(ICLanguageSettingEntry... entries) throws CoreException {
		ICProjectDescription description = CoreModel.getDefault().getProjectDescription(project.project(), true);
		ICConfigurationDescription configuration = description.getActiveConfiguration();
		var provider = new LanguageSettingsSerializableProvider("org.racelens.ui.tests.provider", "Entries of the test");
		for (String language : List.of("org.eclipse.cdt.core.gcc", "org.eclipse.cdt.core.g++")) {
			provider.setSettingEntries(configuration, null, language, List.of(entries));
		}
		((ILanguageSettingsProvidersKeeper) configuration).setLanguageSettingProviders(List.of(provider));
		CoreModel.getDefault().setProjectDescription(project.project(), description);
	}

	private static ICLanguageSettingEntry macro(String name, String value, int flags) {
		return CDataUtil.createCMacroEntry(name, value, flags);
	}

	private FileResult result(IFile file) {
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		return live.results().of(file).orElseThrow();
	}

	private int races(IFile file) {
		try {
			return TestProject.races(file).size();
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void aMacroOfTheConfigurationMakesTheRace() throws Exception {
		createCProject();
		IFile file = project.file("a.c", RACY_IF_SHARED);
		bot.awaitAnalyses();
		assertEquals(0, races(file));
		set(ICSettingEntry.MACRO, macro("ALL_IN_ONE", "1", 0));
		bot.await("the race that the macro makes", () -> races(file) == 1);
		set(ICSettingEntry.MACRO);
		bot.await("the end of the race", () -> races(file) == 0);
		log.assertSilent();
	}

	/** Elsewhere than where its name alone would lead: only the index knows that. */
	@Test
	void theIndexTellsWhichSourceIncludesAHeader() throws Exception {
		createCProject();
		IFile header = project.file("shared.h", "#ifdef ALL_IN_ONE\n" + TestProject.RACY + "#endif\n");
		project.file("a.c", "#define ALL_IN_ONE\n#define HEADER \"shared.h\"\n#include HEADER\n");
		CCorePlugin.getIndexManager().reindex(CoreModel.getDefault().create(project.project()));
		bot.await("the index", () -> CCorePlugin.getIndexManager().isIndexerIdle() && !CdtIndex.includers(header).isEmpty());
		bot.open(header);
		bot.await("the race", () -> races(header) == 1);
		log.assertSilent();
	}

	@Test
	void aMacroOfAProviderMakesTheRace() throws Exception {
		createCProject();
		IFile file = project.file("a.c", RACY_IF_SHARED);
		bot.awaitAnalyses();
		assertEquals(0, races(file));
		provide(macro("ALL_IN_ONE", "1", 0));
		bot.await("the race that the macro makes", () -> races(file) == 1);
		log.assertSilent();
	}

	@Test
	void headersAreFoundInTheIncludePathsOfTheConfiguration() throws Exception {
		createCProject();
		IFolder include = project.project().getFolder("include");
		include.create(true, true, null);
		project.file("include/size.h", "#define ALL_IN_ONE 1\n");
		IFolder sources = project.project().getFolder("src");
		sources.create(true, true, null);
		IFile file = project.file("src/a.c", "#include \"size.h\"\n" + RACY_IF_SHARED);
		bot.awaitAnalyses();
		assertEquals(0, races(file));
		set(ICSettingEntry.INCLUDE_PATH, CDataUtil.createCIncludePathEntry(include.getFullPath().toString(),
				ICSettingEntry.VALUE_WORKSPACE_PATH));
		bot.await("the race that the header makes", () -> races(file) == 1);
		assertEquals(List.of(include.getLocation().toOSString()), CdtProjects.compileCommand(file).orElseThrow().includePaths());
	}

	@Test
	void whatACompilerSaysOfItselfIsLeftOutButForTheStandard() throws Exception {
		createCProject();
		IFile file = project.file("a.c", RACY_IF_SHARED);
		provide(macro("__STDC_VERSION__", "199901L", ICSettingEntry.BUILTIN), macro("__GNUC__", "99", ICSettingEntry.BUILTIN),
				macro("__MINE", "1", 0), macro("SIZE", "10", 0),
				CDataUtil.createCIncludePathEntry("/usr/include", ICSettingEntry.BUILTIN),
				CDataUtil.createCIncludePathEntry("/opt/compiler/include", ICSettingEntry.BUILTIN),
				CDataUtil.createCIncludePathEntry("/opt/library/include", 0));
		CompileCommand command = CdtProjects.compileCommand(file).orElseThrow();
		assertEquals(
				new CompileCommand(Language.C, List.of("/opt/library/include"), Map.of("__MINE", "1", "SIZE", "10"), Optional.of("c99")),
				command);
	}

	@Test
	void theLanguageIsTheProjectsContentType() throws Exception {
		createCProject();
		IFile file = project.file("kernel.c", "int a;\n");
		assertEquals(Language.C, CdtProjects.compileCommand(file).orElseThrow().language());
		associate("kernel.c", "org.eclipse.cdt.core.cxxSource");
		assertEquals(Language.CPP, CdtProjects.compileCommand(file).orElseThrow().language());
	}

	/** As the property page "Paths and Symbols > File Types" does. */
	private void associate(String fileName, String contentType) throws Exception {
		new ProjectScope(project.project()).getNode("org.eclipse.core.runtime").node("content-types")
				.putBoolean("enabled", true);
		IContentTypeSettings settings = Platform.getContentTypeManager().getContentType(contentType)
				.getSettings(new ProjectScope(project.project()));
		settings.addFileSpec(fileName, IContentType.FILE_NAME_SPEC);
	}

	@Test
	void aProjectsOwnContentTypesMakeFilesSources() throws Exception {
		createPlainProject();
		associate("kernel.inc", "org.eclipse.cdt.core.cxxSource");
		IFile file = project.file("kernel.inc", TestProject.RACY);
		bot.awaitAnalyses();
		assertEquals(1, races(file));
		assertEquals(Language.CPP, result(file).command().language());
	}

	@Test
	void aPlainProjectIsCompiledAsItsCompilationDatabaseSays() throws Exception {
		createPlainProject();
		IFile file = project.file("a.c", RACY_IF_SHARED);
		bot.awaitAnalyses();
		assertEquals(0, races(file));
		project.project().getFolder("build").create(true, true, null);
		IFile database = project.file("build/compile_commands.json", """
				[{"directory": "%s", "file": "../a.c", "command": "cc -DALL_IN_ONE -I../include -std=c11 -c ../a.c"}]
				""".formatted(project.project().getLocation().append("build")));
		CompileCommand expected = new CompileCommand(Language.C, List.of(project.project().getLocation().append("include").toOSString()),
				Map.of("ALL_IN_ONE", "1"), Optional.of("c11"));
		bot.await("a result for the database's command", () -> result(file).command().equals(expected));
		assertEquals(1, races(file));
		database.delete(true, null);
		bot.await("the end of the race", () -> races(file) == 0);
		log.assertSilent();
	}

	/** No source is its namesake, and the header is racy only with the macro of the command that compiles the one that includes it. */
	@Test
	void aHeaderIsCompiledAsTheDatabaseSaysOfItsSource() throws Exception {
		createPlainProject();
		IFile header = project.file("shared.h", RACY_IF_SHARED);
		IFile source = project.file("a.c", "#include \"shared.h\"\n");
		bot.open(header);
		bot.awaitAnalyses();
		assertEquals(Optional.of(source), result(header).includer());
		assertEquals(0, races(header));
		IFile database = project.file("compile_commands.json", """
				[{"directory": "%s", "file": "a.c", "command": "cc -DALL_IN_ONE -c a.c"}]
				""".formatted(project.project().getLocation()));
		bot.await("the race that the command makes", () -> races(header) == 1);
		assertEquals(Optional.of(source), result(header).includer());
		database.delete(true, null);
		bot.await("the end of the race", () -> races(header) == 0);
		log.assertSilent();
	}

	@Test
	void aBrokenDatabaseIsSaidAndLeftOut() throws Exception {
		createPlainProject();
		project.file("compile_commands.json", "[{\"file\": ");
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.awaitAnalyses();
		assertEquals(1, races(file));
		assertEquals(1, log.complaints().size(), () -> log.complaints().toString());
		assertTrue(log.complaints().get(0).getMessage().startsWith("/without-cdt/compile_commands.json is not a compilation database: "));
	}

	@Test
	void aProjectWhoseDescriptionIsGoneIsStillAnalysed() throws Exception {
		createCProject();
		set(ICSettingEntry.MACRO, macro("ALL_IN_ONE", "1", 0));
		IFile file = project.file("a.c", RACY_IF_SHARED);
		bot.await("the race", () -> races(file) == 1);
		project.project().getFile(".cproject").delete(true, null);
		IFile other = project.file("sum.c", TestProject.RACY);
		bot.await("the other file's race", () -> races(other) == 1);
	}

	/** Whether CDT has stored the macro before the project was closed is another matter: the races are there with it and without. */
	@Test
	void aProjectThatIsClosedMeanwhileIsNoError() throws Exception {
		createCProject();
		List<IFile> files = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			files.add(project.file("a" + i + ".c", TestProject.RACY));
		}
		set(ICSettingEntry.MACRO, macro("ALL_IN_ONE", "1", 0));
		project.project().close(null);
		bot.awaitAnalyses();
		assertEquals(List.of(), log.complaints().stream().filter(c -> !isCdts(c)).map(CdtProjectTest::withItsCause).toList());
		project.project().open(IResource.BACKGROUND_REFRESH, null);
		PlatformUI.getWorkbench().getService(LiveAnalysis.class).check(files);
		bot.await("the races", () -> files.stream().allMatch(file -> races(file) == 1));
	}

	private static String withItsCause(IStatus complaint) {
		return complaint + (complaint.getException() == null ? "" : List.of(complaint.getException().getStackTrace()).toString());
	}

	/**
	 * Whether CDT itself complains that a project is closed, whose description it stores, whose tasks it marks, or of whose files it is
	 * asked: between the question and its answer the project may be closed.
	 */
	private static boolean isCdts(IStatus complaint) {
		List<String> callers = complaint.getException() == null ? List.of()
				: Stream.of(complaint.getException().getStackTrace()).map(StackTraceElement::getClassName).toList();
		return complaint.getPlugin().startsWith("org.eclipse.cdt") || !complaint.getPlugin().startsWith("org.racelens.")
				&& callers.stream().filter(c -> !c.startsWith("org.eclipse.core.")).findFirst()
						.filter(c -> c.startsWith("org.eclipse.cdt."))
						.isPresent();
	}
}

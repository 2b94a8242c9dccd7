package org.racelens.frontend.cdt.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.CCorePlugin;
import org.eclipse.cdt.core.CProjectNature;
import org.eclipse.cdt.core.dom.ILinkage;
import org.eclipse.cdt.core.model.ILanguage;
import org.eclipse.cdt.core.model.LanguageManager;
import org.eclipse.cdt.core.parser.IExtendedScannerInfo;
import org.eclipse.cdt.core.parser.IScannerInfo;
import org.eclipse.cdt.core.parser.IScannerInfoProvider;
import org.eclipse.cdt.core.settings.model.ICSettingEntry;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/**
 * How the projects of CDT say that their files are compiled: by the include paths and symbols of the active configuration, whoever set them
 * (the user, or one of CDT's providers that read a build's output).
 */
public final class CdtProjects {
	/** What a compiler found out about itself begins so; the front end knows that better. */
	private static final String RESERVED = "__";

	private CdtProjects() {
	}

	/** Empty for a file of another project, or of one that CDT does not know at the moment. May read files of the project. */
	public static Optional<CompileCommand> compileCommand(IFile file) {
		try {
			return isOfCdt(file.getProject()) ? command(file) : Optional.empty();
		} catch (CoreException | RuntimeException e) {
			if (file.getProject().isAccessible()) {
				ILog.of(CdtProjects.class).warn(file.getFullPath() + ": " + e.getMessage(), e);
			}
			return Optional.empty();
		}
	}

	/** Whether the project is one of CDT's. Does not start CDT. */
	public static boolean isOfCdt(IProject project) {
		try {
			return project.isAccessible() && project.hasNature(CProjectNature.C_NATURE_ID);
		} catch (CoreException e) {
			return false;
		}
	}

	/** CDT is gone while the workbench shuts down. */
	private static Optional<CompileCommand> command(IFile file) throws CoreException {
		CCorePlugin cdt = CCorePlugin.getDefault();
		IScannerInfoProvider provider = cdt == null ? null : cdt.getScannerInfoProvider(file.getProject());
		IScannerInfo info = provider == null ? null : provider.getScannerInformation(file);
		if (info == null) {
			return Optional.empty();
		}
		Optional<ILanguage> language = Optional.ofNullable(LanguageManager.getInstance().getLanguageForFile(file, null));
		Map<String, String> symbols = Optional.ofNullable(info.getDefinedSymbols()).orElse(Map.of());
		ConfigurationEntries entries = ConfigurationEntries.of(file, language);
		return Optional.of(new CompileCommand(language.map(CdtProjects::language).orElseGet(() -> languageByName(file)),
				includePaths(info, entries), macros(symbols, entries), LanguageStandards.of(symbols)));
	}

	private static Language language(ILanguage language) {
		return language.getLinkageID() == ILinkage.CPP_LINKAGE_ID ? Language.CPP : Language.C;
	}

	private static Language languageByName(IFile file) {
		return CompileCommand.forPath(file.getName()).language();
	}

	/** Folders for quoted names come first, as compilers search them. */
	private static List<String> includePaths(IScannerInfo info, ConfigurationEntries entries) {
		Stream<String> local = info instanceof IExtendedScannerInfo more ? paths(more.getLocalIncludePath()) : Stream.empty();
		Set<String> system = entries.builtIn(ICSettingEntry.INCLUDE_PATH);
		return Stream.concat(local, paths(info.getIncludePaths())).distinct()
				.filter(path -> !system.contains(path) && !SystemPaths.contains(path)).toList();
	}

	private static Stream<String> paths(String[] paths) {
		return paths == null ? Stream.empty() : Stream.of(paths);
	}

	private static Map<String, String> macros(Map<String, String> symbols, ConfigurationEntries entries) {
		boolean anyReserved = symbols.keySet().stream().anyMatch(name -> name.startsWith(RESERVED));
		Set<String> chosen = anyReserved ? entries.chosen(ICSettingEntry.MACRO) : Set.of();
		Map<String, String> macros = new LinkedHashMap<>();
		symbols.forEach((name, value) -> {
			if (!name.startsWith(RESERVED) || chosen.contains(name)) {
				macros.put(name, value == null ? "" : value);
			}
		});
		return macros;
	}
}

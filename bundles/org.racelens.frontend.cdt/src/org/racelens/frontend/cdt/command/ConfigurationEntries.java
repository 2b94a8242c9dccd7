package org.racelens.frontend.cdt.command;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.language.settings.providers.LanguageSettingsManager;
import org.eclipse.cdt.core.language.settings.providers.ScannerDiscoveryLegacySupport;
import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.cdt.core.model.ILanguage;
import org.eclipse.cdt.core.settings.model.ICConfigurationDescription;
import org.eclipse.cdt.core.settings.model.ICFileDescription;
import org.eclipse.cdt.core.settings.model.ICFolderDescription;
import org.eclipse.cdt.core.settings.model.ICLanguageSetting;
import org.eclipse.cdt.core.settings.model.ICLanguageSettingEntry;
import org.eclipse.cdt.core.settings.model.ICProjectDescription;
import org.eclipse.cdt.core.settings.model.ICResourceDescription;
import org.eclipse.cdt.core.settings.model.ICSettingEntry;
import org.eclipse.core.resources.IFile;

/**
 * Who said what of a file's settings in the active configuration: the compiler of itself, or somebody else. CDT's scanner information,
 * which has all values resolved, does not tell.
 */
final class ConfigurationEntries {
	private final IntFunction<List<ICLanguageSettingEntry>> byKind;

	private ConfigurationEntries(IntFunction<List<ICLanguageSettingEntry>> byKind) {
		this.byKind = byKind;
	}

	/** None for a project whose settings come from elsewhere. */
	static ConfigurationEntries of(IFile file, Optional<ILanguage> language) {
		ICProjectDescription description = CoreModel.getDefault().getProjectDescription(file.getProject(), false);
		ICConfigurationDescription active = description == null ? null : description.getDefaultSettingConfiguration();
		if (active == null) {
			return new ConfigurationEntries(kind -> List.of());
		}
		if (language.isPresent() && ScannerDiscoveryLegacySupport.isLanguageSettingsProvidersFunctionalityEnabled(file.getProject())) {
			return new ConfigurationEntries(
					kind -> LanguageSettingsManager.getSettingEntriesByKind(active, file, language.get().getId(), kind));
		}
		Optional<ICLanguageSetting> setting = setting(active.getResourceDescription(file.getProjectRelativePath(), false), file);
		return new ConfigurationEntries(kind -> setting.map(s -> s.getSettingEntriesList(kind)).orElse(List.of()));
	}

	private static Optional<ICLanguageSetting> setting(ICResourceDescription description, IFile file) {
		if (description instanceof ICFolderDescription folder) {
			return Optional.ofNullable(folder.getLanguageSettingForFile(file.getName()));
		}
		return description instanceof ICFileDescription one ? Optional.ofNullable(one.getLanguageSetting()) : Optional.empty();
	}

	/** Names, or paths, that a compiler has of itself. */
	Set<String> builtIn(int kind) {
		return byKind.apply(kind).stream().filter(ConfigurationEntries::isBuiltIn).map(ICSettingEntry::getName).collect(Collectors.toSet());
	}

	/** Names, or paths, that somebody has set. */
	Set<String> chosen(int kind) {
		return byKind.apply(kind).stream().filter(entry -> !isBuiltIn(entry)).map(ICSettingEntry::getName).collect(Collectors.toSet());
	}

	private static boolean isBuiltIn(ICSettingEntry entry) {
		return (entry.getFlags() & ICSettingEntry.BUILTIN) != 0;
	}
}

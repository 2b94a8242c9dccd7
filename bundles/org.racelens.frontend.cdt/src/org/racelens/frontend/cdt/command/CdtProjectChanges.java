package org.racelens.frontend.cdt.command;

import org.eclipse.cdt.core.language.settings.providers.ILanguageSettingsChangeListener;
import org.eclipse.cdt.core.language.settings.providers.LanguageSettingsManager;
import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.cdt.core.model.ILanguageMappingChangeListener;
import org.eclipse.cdt.core.model.LanguageManager;
import org.eclipse.cdt.core.settings.model.CProjectDescriptionEvent;
import org.eclipse.cdt.core.settings.model.ICProjectDescriptionListener;

/**
 * Tells when what {@link CdtProjects} says of some project may be another thing, until it is closed. The threads are CDT's, which hold
 * locks: whoever is told only takes a note.
 */
public final class CdtProjectChanges implements AutoCloseable {
	private static final int EVENTS = CProjectDescriptionEvent.APPLIED | CProjectDescriptionEvent.LOADED;

	private final ICProjectDescriptionListener descriptions;
	private final ILanguageSettingsChangeListener settings;
	private final ILanguageMappingChangeListener mappings;

	public CdtProjectChanges(Runnable changed) {
		descriptions = event -> changed.run();
		settings = event -> changed.run();
		mappings = event -> changed.run();
		CoreModel.getDefault().addCProjectDescriptionListener(descriptions, EVENTS);
		LanguageSettingsManager.registerLanguageSettingsChangeListener(settings);
		LanguageManager.getInstance().registerLanguageChangeListener(mappings);
	}

	@Override
	public void close() {
		CoreModel.getDefault().removeCProjectDescriptionListener(descriptions);
		LanguageSettingsManager.unregisterLanguageSettingsChangeListener(settings);
		LanguageManager.getInstance().unregisterLanguageChangeListener(mappings);
	}
}

package org.racelens.ui.template;

import java.io.IOException;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.templates.ContextTypeRegistry;
import org.eclipse.jface.text.templates.Template;
import org.eclipse.jface.text.templates.TemplateContextType;
import org.eclipse.jface.text.templates.persistence.TemplateStore;
import org.eclipse.ui.editors.text.templates.ContributionContextTypeRegistry;
import org.eclipse.ui.editors.text.templates.ContributionTemplateStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** The templates for OpenMP as the user has them: those that come with the product, changed, switched off and added to. */
public final class OpenMpTemplates {
	private static final String NODE = "org.racelens.ui";
	private static final String KEY = "templates";

	private final IPreferenceStore preferences = new ScopedPreferenceStore(InstanceScope.INSTANCE, NODE);
	private final ContributionContextTypeRegistry types = new ContributionContextTypeRegistry();
	private final TemplateStore store;

	OpenMpTemplates() {
		types.addContextType(OpenMpContextType.ID);
		store = new ContributionTemplateStore(types, preferences, KEY);
		try {
			store.load();
		} catch (IOException e) {
			// what the user has changed cannot be read: nobody else's templates are lost
			ILog.of(getClass()).warn(e.getMessage(), e);
		}
		store.startListeningForPreferenceChanges();
	}

	/** The templates that are switched on. */
	public List<Template> all() {
		return List.of(store.getTemplates(OpenMpContextType.ID));
	}

	TemplateContextType type() {
		return types.getContextType(OpenMpContextType.ID);
	}

	IPreferenceStore preferences() {
		return preferences;
	}

	ContextTypeRegistry types() {
		return types;
	}

	TemplateStore store() {
		return store;
	}
}

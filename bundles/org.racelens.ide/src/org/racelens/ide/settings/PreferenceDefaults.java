package org.racelens.ide.settings;

import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;

/** Writes the standard strings of all settings into the default scope, where a product may replace them. */
public final class PreferenceDefaults extends AbstractPreferenceInitializer {
	@Override
	public void initializeDefaultPreferences() {
		IEclipsePreferences node = DefaultScope.INSTANCE.getNode(PreferenceSchema.NODE);
		PreferenceSchema.all().forEach(setting -> node.put(setting.key(), setting.standard()));
	}
}

package org.racelens.ui.preference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IScopeContext;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Setting;

/** The strings of settings as a page shows them: what is saved, with what the user has changed since. */
final class Draft {
	/** How a scope holds what is as by default. */
	private enum Defaults {
		LEFT_OUT, WRITTEN
	}

	private final Preferences own;
	private final Preferences standard;
	private final Preferences[] order;
	private final Defaults defaults;
	private final Map<String, String> changed = new LinkedHashMap<>();

	private Draft(String node, IScopeContext scope, Defaults defaults) {
		own = scope.getNode(node);
		standard = DefaultScope.INSTANCE.getNode(node);
		List<Preferences> nodes = new ArrayList<>(List.of(own));
		nodes.add(InstanceScope.INSTANCE.getNode(node));
		nodes.add(standard);
		order = nodes.toArray(Preferences[]::new);
		this.defaults = defaults;
	}

	/** Of the workspace, which follows defaults that it has not changed. */
	static Draft ofWorkspace(String node) {
		return new Draft(node, InstanceScope.INSTANCE, Defaults.LEFT_OUT);
	}

	/** Of a project, which has all strings, so that those of the workspace do not matter. */
	static Draft ofProject(IProject project) {
		return new Draft(PreferenceSchema.NODE, new ProjectScope(project), Defaults.WRITTEN);
	}

	String get(Setting<?> setting) {
		String value = changed.get(setting.key());
		return value != null ? value : Platform.getPreferencesService().get(setting.key(), setting.standard(), order);
	}

	void set(Setting<?> setting, String value) {
		changed.put(setting.key(), value);
	}

	boolean flag(String key) {
		return own.getBoolean(key, false);
	}

	/** Takes the defaults, until they are saved, for what is shown. */
	void restoreDefaults(Collection<Setting<?>> settings) {
		settings.forEach(setting -> set(setting, byDefault(setting)));
	}

	void save(Collection<Setting<?>> settings) throws BackingStoreException {
		for (Setting<?> setting : settings) {
			String value = get(setting);
			if (defaults == Defaults.LEFT_OUT && value.equals(byDefault(setting))) {
				own.remove(setting.key());
			} else {
				own.put(setting.key(), value);
			}
		}
		changed.clear();
		own.flush();
	}

	/** A project that has its own settings; the others follow the workspace. */
	void saveAsOwn(Collection<Setting<?>> settings) throws BackingStoreException {
		own.put(PreferenceSchema.PROJECT_SPECIFIC, Boolean.toString(true));
		save(settings);
	}

	/** Own settings are given up. */
	void remove(Collection<Setting<?>> settings) throws BackingStoreException {
		settings.forEach(setting -> own.remove(setting.key()));
		own.remove(PreferenceSchema.PROJECT_SPECIFIC);
		changed.clear();
		own.flush();
	}

	private String byDefault(Setting<?> setting) {
		return standard.get(setting.key(), setting.standard());
	}
}

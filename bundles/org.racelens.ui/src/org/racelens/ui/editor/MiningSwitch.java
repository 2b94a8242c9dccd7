package org.racelens.ui.editor;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Display;

/** The user's choice whether the answers for regions stand above them in the text. */
public final class MiningSwitch {
	/** The preferences it is in, those of the workspace. */
	public static final String NODE = "org.racelens.ui";
	/** Its key. */
	public static final String KEY = "codeMinings";

	private final IPreferenceChangeListener listener;

	/** @param changed run in the user interface's thread */
	MiningSwitch(Runnable changed, Display display) {
		listener = event -> {
			if (KEY.equals(event.getKey()) && !display.isDisposed()) {
				display.asyncExec(changed);
			}
		};
	}

	/** On, unless the user chose otherwise. */
	static boolean isOn() {
		return Platform.getPreferencesService().getBoolean(NODE, KEY, true, null);
	}

	void connect() {
		node().addPreferenceChangeListener(listener);
	}

	void disconnect() {
		node().removePreferenceChangeListener(listener);
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}
}

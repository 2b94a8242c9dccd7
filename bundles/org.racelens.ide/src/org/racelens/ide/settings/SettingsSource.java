package org.racelens.ide.settings;

import org.eclipse.core.resources.IProject;

/** Where settings come from. May be asked by any thread, often. */
public interface SettingsSource {
	/** The family of the jobs that tell listeners of changes. */
	Object CHANGES = new Object();

	/** The same for all projects, for ever. */
	static SettingsSource fixed(Settings settings) {
		return new SettingsSource() {
			@Override
			public Settings of(IProject project) {
				return settings;
			}

			@Override
			public void addListener(Runnable changed) {
				// they never change
			}

			@Override
			public void removeListener(Runnable changed) {
				// there is none
			}
		};
	}

	/** The settings that hold for a project at this moment. */
	Settings of(IProject project);

	/** @param changed run by any thread after some project's settings have changed */
	void addListener(Runnable changed);

	/** Ends what {@link #addListener} began; nothing happens if the listener is not there. */
	void removeListener(Runnable changed);
}

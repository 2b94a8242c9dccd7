package org.racelens.ui.preference;

/** The preferences of how findings are marked. */
public final class LevelPage extends BlockPage {
	@Override
	void fill(SettingForm form) {
		Block.LEVELS.fill(form);
	}

	@Override
	String help() {
		return Block.LEVELS.help();
	}
}

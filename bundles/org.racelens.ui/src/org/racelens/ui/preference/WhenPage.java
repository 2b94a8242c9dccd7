package org.racelens.ui.preference;

/** The preferences of when files are checked. */
public final class WhenPage extends BlockPage {
	@Override
	void fill(SettingForm form) {
		Block.WHEN.fill(form);
	}

	@Override
	String help() {
		return Block.WHEN.help();
	}
}

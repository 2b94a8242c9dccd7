package org.racelens.ui.preference;

/** The preferences of what functions do whose code is not seen. */
public final class ModelPage extends BlockPage {
	@Override
	void fill(SettingForm form) {
		Block.MODELS.fill(form);
	}

	@Override
	String help() {
		return Block.MODELS.help();
	}
}

package org.racelens.ui.preference;

/** The preferences of what the analysis takes for granted. */
public final class AnalysisPage extends BlockPage {
	@Override
	void fill(SettingForm form) {
		Block.ANALYSIS.fill(form);
	}

	@Override
	String help() {
		return Block.ANALYSIS.help();
	}
}

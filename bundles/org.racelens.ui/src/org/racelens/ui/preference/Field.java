package org.racelens.ui.preference;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.racelens.ide.settings.Setting;

/**
 * A control for one setting.
 *
 * @param label of the control without its mnemonic, for messages
 * @param shown the string that the control shows
 * @param show makes the control show a string
 */
record Field(Setting<?> setting, String label, Supplier<String> shown, Consumer<String> show) {
	List<String> problems() {
		return setting.read(shown.get()).problems();
	}
}

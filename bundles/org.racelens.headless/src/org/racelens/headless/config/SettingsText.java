package org.racelens.headless.config;

import java.util.List;
import org.racelens.headless.config.InForce.Setting;
import org.racelens.headless.setting.Sourced;
import org.racelens.report.words.Visible;

/** Settings for people: one a line, with where it comes from. */
final class SettingsText {
	private static final int COLUMN = 44;

	private SettingsText() {
	}

	static String render(InForce settings) {
		StringBuilder text = new StringBuilder("configuration: ")
				.append(settings.configuration().map(p -> Visible.inLine(p.toString())).orElse("none")).append('\n');
		if (settings.isExcluded()) {
			text.append("left out where a folder is analysed, as \"exclude\" says\n");
		}
		settings.settings().forEach(s -> append(s, text));
		return text.toString();
	}

	private static void append(Setting setting, StringBuilder text) {
		List<Sourced<String>> values = setting.values();
		if (values.isEmpty()) {
			line(setting.key().spelling() + ": none", "default", text);
		}
		values.forEach(v -> line(setting.key().spelling() + ": " + Visible.inLine(v.value()), Visible.inLine(v.origin().toString()), text));
	}

	private static void line(String value, String origin, StringBuilder text) {
		text.append(value).append(" ".repeat(Math.max(2, COLUMN - value.length()))).append(origin).append('\n');
	}
}

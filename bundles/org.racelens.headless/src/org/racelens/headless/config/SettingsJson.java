package org.racelens.headless.config;

import java.math.BigDecimal;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.headless.base.Version;
import org.racelens.headless.config.InForce.Setting;
import org.racelens.headless.setting.Origin;
import org.racelens.headless.setting.SettingKey;
import org.racelens.headless.setting.Sourced;

/** Settings for programs; version 1 of their schema, in which keys may be added and none is removed. */
final class SettingsJson {
	private static final int SCHEMA = 1;
	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

	private SettingsJson() {
	}

	static String render(InForce settings) {
		JsonObject tool = new JsonObject();
		tool.addProperty("name", "racelens");
		tool.addProperty("version", Version.current());
		JsonObject top = new JsonObject();
		top.addProperty("schema", SCHEMA);
		top.add("tool", tool);
		top.addProperty("path", settings.path());
		top.addProperty("configuration", settings.configuration().map(Object::toString).orElse(null));
		top.addProperty("excluded", settings.isExcluded());
		JsonArray all = new JsonArray();
		settings.settings().forEach(s -> all.add(setting(s)));
		top.add("settings", all);
		return GSON.toJson(top) + "\n";
	}

	private static JsonObject setting(Setting setting) {
		JsonArray values = new JsonArray();
		setting.values().forEach(v -> values.add(value(setting.key(), v)));
		JsonObject result = new JsonObject();
		result.addProperty("key", setting.key().spelling());
		result.add("values", values);
		return result;
	}

	private static JsonObject value(SettingKey key, Sourced<String> value) {
		JsonObject result = new JsonObject();
		if (key == SettingKey.TIMEOUT) {
			result.addProperty("value", new BigDecimal(value.value()));
		} else {
			result.addProperty("value", value.value());
		}
		result.add("origin", origin(value.origin()));
		return result;
	}

	private static JsonObject origin(Origin origin) {
		JsonObject result = new JsonObject();
		if (origin instanceof Origin.Line line) {
			result.addProperty("kind", "configuration");
			result.addProperty("path", line.file().toString());
			result.addProperty("line", line.line());
		} else if (origin instanceof Origin.Option option) {
			result.addProperty("kind", "option");
			result.addProperty("option", option.name());
		} else {
			result.addProperty("kind", "default");
		}
		return result;
	}
}

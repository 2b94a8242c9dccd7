package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.headless.setting.Choice;
import org.racelens.headless.setting.SettingKey;
import org.racelens.openmp.library.FunctionBehaviour;

/** {@code docs/racelens.schema.json} says what the command line takes, and nothing else. */
class ConfigurationSchemaTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();

	@TempDir
	private Path folder;

	private static JsonObject schema() throws IOException {
		return JsonParser.parseString(Files.readString(ROOT.resolve("docs/racelens.schema.json"))).getAsJsonObject();
	}

	private static JsonObject property(SettingKey key) throws IOException {
		return schema().getAsJsonObject("properties").getAsJsonObject(key.spelling());
	}

	@Test
	void theKeysAreThoseOfTheCode() throws IOException {
		assertEquals(SettingKey.spellings(), new ArrayList<>(schema().getAsJsonObject("properties").keySet()));
		assertEquals(false, schema().get("additionalProperties").getAsBoolean());
	}

	@Test
	void theWordsAreThoseOfTheCode() throws IOException {
		Map<SettingKey, Choice<?>> choices = Map.of(SettingKey.POINTER_PARAMETERS, Choice.POINTER_PARAMETERS, SettingKey.DEFAULT_SCHEDULE,
				Choice.SCHEDULE, SettingKey.MIN_CONFIDENCE, Choice.CONFIDENCE);
		for (Map.Entry<SettingKey, Choice<?>> choice : choices.entrySet()) {
			List<String> words = property(choice.getKey()).getAsJsonArray("enum").asList().stream().map(JsonElement::getAsString).toList();
			assertEquals(choice.getValue().words(), words);
		}
		String models = property(SettingKey.MODELS).get("description").getAsString();
		assertTrue(models.contains("one of the words " + String.join(", ", FunctionBehaviour.words()) + "."), models);
	}

	/** What the schema takes for a default is what {@code racelens config} shows where nobody says anything. */
	@Test
	void theDefaultsAreThoseOfTheCode() throws IOException {
		JsonObject shown = JsonParser.parseString(CommandRun.real(folder, "config", "--config", "none", "--format", "json").out())
				.getAsJsonObject();
		Set<String> checked = shown.getAsJsonArray("settings").asList().stream().map(JsonElement::getAsJsonObject)
				.filter(s -> !s.getAsJsonArray("values").isEmpty()).map(s -> s.get("key").getAsString()).collect(Collectors.toSet());
		for (JsonElement s : shown.getAsJsonArray("settings")) {
			JsonObject property = schema().getAsJsonObject("properties").getAsJsonObject(s.getAsJsonObject().get("key").getAsString());
			for (JsonElement value : s.getAsJsonObject().getAsJsonArray("values")) {
				assertEquals(property.get("default"), value.getAsJsonObject().get("value"));
			}
		}
		assertEquals(Set.of("pointerParameters", "defaultSchedule", "timeout", "minConfidence"), checked);
	}
}

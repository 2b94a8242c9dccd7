package org.racelens.headless.tests;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;

/**
 * A schema of JSON documents, of those words of JSON Schema draft 7 that the schemas of the tests have. A word that is not known is a fault
 * of the schema: nothing is passed over.
 */
final class JsonSchema {
	private static final Set<String> SAYS_NOTHING = Set.of("$schema", "$id", "title", "description", "default", "definitions");

	private final JsonObject root;

	private JsonSchema(JsonObject root) {
		this.root = root;
	}

	static JsonSchema read(Path file) throws IOException {
		return new JsonSchema(JsonParser.parseString(Files.readString(file)).getAsJsonObject());
	}

	/** What is wrong with a document, with the places in it; nothing for one that is valid. */
	List<String> faults(JsonElement document) {
		List<String> faults = new ArrayList<>();
		check(document, root, "", faults);
		return faults;
	}

	private void check(JsonElement value, JsonObject schema, String at, List<String> faults) {
		for (Map.Entry<String, JsonElement> word : schema.entrySet()) {
			if (!SAYS_NOTHING.contains(word.getKey())) {
				check(value, word.getKey(), word.getValue(), schema, at, faults);
			}
		}
	}

	private void check(JsonElement value, String word, JsonElement said, JsonObject schema, String at, List<String> faults) {
		boolean holds = switch (word) {
			case "$ref" -> inner(value, resolved(said.getAsString()), at, faults);
			case "type" -> isOf(value, said.getAsString());
			case "enum" -> said.getAsJsonArray().contains(value);
			case "anyOf" -> matching(value, said.getAsJsonArray()) > 0;
			case "oneOf" -> matching(value, said.getAsJsonArray()) == 1;
			case "properties", "required", "additionalProperties" ->
				!value.isJsonObject() || members(value.getAsJsonObject(), word, said, schema, at, faults);
			case "items", "minItems", "uniqueItems" -> !value.isJsonArray() || elements(value.getAsJsonArray(), word, said, at, faults);
			case "minimum" -> !isNumber(value) || value.getAsDouble() >= said.getAsDouble();
			case "maximum" -> !isNumber(value) || value.getAsDouble() <= said.getAsDouble();
			case "pattern" -> !isString(value) || Pattern.compile(said.getAsString()).matcher(value.getAsString()).find();
			case "format" -> !isString(value) || isFormatted(value.getAsString(), said.getAsString());
			default -> throw new AssertionError("a schema with the unknown word " + word);
		};
		if (!holds) {
			String shown = value.toString();
			faults.add(at + ": " + word + " " + said.toString().substring(0, Math.min(100, said.toString().length())) + " does not hold of "
					+ shown.substring(0, Math.min(100, shown.length())));
		}
	}

	private boolean inner(JsonElement value, JsonObject schema, String at, List<String> faults) {
		check(value, schema, at, faults);
		return true;
	}

	private boolean members(JsonObject value, String word, JsonElement said, JsonObject schema, String at, List<String> faults) {
		switch (word) {
			case "properties" -> said.getAsJsonObject().entrySet().stream().filter(p -> value.has(p.getKey()))
					.forEach(p -> check(value.get(p.getKey()), p.getValue().getAsJsonObject(), at + "/" + p.getKey(), faults));
			case "required" -> {
				return said.getAsJsonArray().asList().stream().allMatch(name -> value.has(name.getAsString()));
			}
			default -> {
				Set<String> others = new HashSet<>(value.keySet());
				others.removeAll(schema.has("properties") ? schema.getAsJsonObject("properties").keySet() : Set.of());
				if (said.isJsonObject()) {
					others.forEach(name -> check(value.get(name), said.getAsJsonObject(), at + "/" + name, faults));
				}
				return said.isJsonObject() || said.getAsBoolean() || others.isEmpty();
			}
		}
		return true;
	}

	private boolean elements(JsonArray value, String word, JsonElement said, String at, List<String> faults) {
		if (word.equals("minItems")) {
			return value.size() >= said.getAsInt();
		}
		if (word.equals("uniqueItems")) {
			return !said.getAsBoolean() || new HashSet<>(value.asList()).size() == value.size();
		}
		for (int i = 0; i < value.size(); i++) {
			check(value.get(i), said.getAsJsonObject(), at + "/" + i, faults);
		}
		return true;
	}

	private long matching(JsonElement value, JsonArray schemas) {
		return schemas.asList().stream().filter(schema -> {
			List<String> faults = new ArrayList<>();
			check(value, schema.getAsJsonObject(), "", faults);
			return faults.isEmpty();
		}).count();
	}

	private JsonObject resolved(String reference) {
		JsonObject found = root;
		for (String step : reference.substring(2).split("/")) {
			found = found.getAsJsonObject(step);
		}
		return found;
	}

	private static boolean isOf(JsonElement value, String type) {
		return switch (type) {
			case "object" -> value.isJsonObject();
			case "array" -> value.isJsonArray();
			case "string" -> isString(value);
			case "boolean" -> value instanceof JsonPrimitive p && p.isBoolean();
			case "number" -> isNumber(value);
			case "integer" -> isNumber(value) && value.getAsDouble() == Math.rint(value.getAsDouble());
			case "null" -> value.isJsonNull();
			default -> throw new AssertionError("a schema with the unknown type " + type);
		};
	}

	private static boolean isString(JsonElement value) {
		return value instanceof JsonPrimitive p && p.isString();
	}

	private static boolean isNumber(JsonElement value) {
		return value instanceof JsonPrimitive p && p.isNumber();
	}

	private static boolean isFormatted(String value, String format) {
		try {
			return switch (format) {
				case "uri" -> new URI(value).isAbsolute();
				case "uri-reference" -> new URI(value) != null;
				default -> throw new AssertionError("a schema with the unknown format " + format);
			};
		} catch (URISyntaxException e) {
			return false;
		}
	}
}

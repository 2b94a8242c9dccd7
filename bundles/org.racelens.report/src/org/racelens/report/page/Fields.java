package org.racelens.report.page;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.racelens.report.words.Visible;

/**
 * An object of the page's data. Every text goes through {@link Visible} on its way in, so that the page, which shows texts as they are,
 * shows none that hides or turns what stands around it. Absent and empty values are left out.
 */
final class Fields {
	/** Escapes what would end an element of the page, or begin one, or an entity: {@code <}, {@code >}, {@code &}. */
	private static final Gson WRITER = new Gson();

	private final JsonObject object = new JsonObject();

	/** A text of one line. */
	Fields text(String key, String text) {
		if (!text.isEmpty()) {
			object.addProperty(key, Visible.inLine(text));
		}
		return this;
	}

	/** A text that may have several lines. */
	Fields lines(String key, String text) {
		if (!text.isEmpty()) {
			object.addProperty(key, Visible.inText(text));
		}
		return this;
	}

	Fields number(String key, int number) {
		object.addProperty(key, number);
		return this;
	}

	Fields texts(String key, Collection<String> texts) {
		JsonArray array = new JsonArray();
		texts.forEach(text -> array.add(Visible.inLine(text)));
		return array(key, array);
	}

	<T> Fields each(String key, Collection<T> values, Function<T, ? extends JsonElement> toJson) {
		JsonArray array = new JsonArray();
		values.forEach(value -> array.add(toJson.apply(value)));
		return array(key, array);
	}

	Fields array(String key, JsonArray array) {
		if (array.size() > 0) {
			object.add(key, array);
		}
		return this;
	}

	Fields object(String key, JsonElement value) {
		object.add(key, value);
		return this;
	}

	JsonObject object() {
		return object;
	}

	/** The text of an object; none of it ends the element in which it stands. */
	static String written(JsonElement element) {
		return WRITER.toJson(element);
	}

	/** A text of an object; the empty one where it has none. */
	static String text(JsonObject object, String key) {
		return object.has(key) ? object.get(key).getAsString() : "";
	}

	/** The elements of an array of an object; none where it has none. */
	static List<JsonElement> list(JsonObject object, String key) {
		List<JsonElement> result = new ArrayList<>();
		if (object.has(key)) {
			object.getAsJsonArray(key).forEach(result::add);
		}
		return result;
	}
}

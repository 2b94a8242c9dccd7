package org.racelens.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.racelens.model.source.SourceRange;

/** Places and texts in SARIF's terms. Section numbers are those of SARIF 2.1.0. */
final class SarifPlaces {
	/** Where relative names start. The name is the one that code scanning services know. */
	static final String ROOT = "%SRCROOT%";

	private static final String UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
	private static final Pattern LINKS = Pattern.compile(" \\((\\[[a-z ]+\\]\\(\\d+\\)(, )?)+\\)$");
	private static final int LONGEST_LINE = 400;
	private static final int MOST_LINES = 8;

	private final SourceLines lines;
	private final UnaryOperator<String> names;

	SarifPlaces(SourceLines lines, UnaryOperator<String> names) {
		this.lines = lines;
		this.names = names;
	}

	/** An object of alternating keys and values. */
	static JsonObject object(Object... members) {
		JsonObject result = new JsonObject();
		for (int i = 0; i < members.length; i += 2) {
			result.add((String) members[i], (JsonElement) members[i + 1]);
		}
		return result;
	}

	static JsonArray array(JsonObject... elements) {
		JsonArray result = new JsonArray();
		List.of(elements).forEach(result::add);
		return result;
	}

	static JsonPrimitive string(String value) {
		return new JsonPrimitive(value);
	}

	/** A text that is content of an artifact, and no message. §3.3 */
	static JsonObject text(String value) {
		return object("text", string(value));
	}

	/** A message: nothing in it is a placeholder or, by chance, a link. §3.11.5, §3.11.6 */
	static JsonObject message(String value) {
		return text(escaped(value));
	}

	/** A message with links to related locations behind it. */
	static JsonObject message(String value, String links) {
		return text(escaped(value) + links);
	}

	private static String escaped(String value) {
		return value.replace("{", "{{").replace("}", "}}").replace("](", "\\](");
	}

	/** What a message of ours says, without its links to other places. */
	static String plainMessage(String message) {
		return LINKS.matcher(message).replaceFirst("").replace("\\](", "](").replace("{{", "{").replace("}}", "}");
	}

	JsonObject location(SourceRange place) {
		return object("physicalLocation", physical(place));
	}

	JsonObject location(SourceRange place, String message) {
		JsonObject result = location(place);
		result.add("message", message(message));
		return result;
	}

	/** A location to which messages can link. §3.28.2 */
	JsonObject location(int id, SourceRange place, String message) {
		JsonObject result = object("id", new JsonPrimitive(id));
		location(place, message).entrySet().forEach(e -> result.add(e.getKey(), e.getValue()));
		return result;
	}

	private JsonObject physical(SourceRange place) {
		boolean inLine = place.line() == place.endLine();
		JsonObject region = new JsonObject();
		region.addProperty("startLine", place.line());
		region.addProperty("startColumn", place.column());
		region.addProperty("endLine", place.endLine());
		if (inLine) {
			region.addProperty("endColumn", place.column() + place.endOffset() - place.offset());
		}
		Optional<String> around = around(place);
		Optional<String> snippet = inLine ? snippet(place) : around.filter(text -> place.column() == 1);
		snippet.ifPresent(text -> region.add("snippet", text(text)));
		JsonObject result = object("artifactLocation", artifact(place.path()), "region", region);
		around.filter(text -> !snippet.equals(Optional.of(text))).ifPresent(text -> result.add("contextRegion", object("startLine",
				new JsonPrimitive(place.line()), "endLine", new JsonPrimitive(place.endLine()), "snippet", text(text))));
		return result;
	}

	private Optional<String> snippet(SourceRange place) {
		int start = place.column() - 1;
		int end = start + place.endOffset() - place.offset();
		return lines.line(place.path(), place.line()).filter(line -> start < end && end <= line.length() && end - start <= LONGEST_LINE)
				.map(line -> line.substring(start, end));
	}

	/** The lines around a place, where a person can read them. §3.29.5 has no context that is the place itself. */
	private Optional<String> around(SourceRange place) {
		if (place.endLine() - place.line() >= MOST_LINES) {
			return Optional.empty();
		}
		List<Optional<String>> found = IntStream.rangeClosed(place.line(), place.endLine()).mapToObj(i -> lines.line(place.path(), i))
				.toList();
		return found.stream().allMatch(line -> line.isPresent() && line.get().length() <= LONGEST_LINE)
				? Optional.of(found.stream().map(Optional::get).collect(Collectors.joining("\n")))
				: Optional.empty();
	}

	/** What an offset is called, in a text that may have been changed since it was written. */
	static JsonObject region(String text, int offset, int endOffset) {
		JsonObject region = new JsonObject();
		place(text, offset, "start", region);
		place(text, endOffset, "end", region);
		return region;
	}

	private static void place(String text, int offset, String which, JsonObject region) {
		String before = text.substring(0, offset);
		region.addProperty(which + "Line", 1 + before.chars().filter(c -> c == '\n').count());
		region.addProperty(which + "Column", offset - before.lastIndexOf('\n'));
	}

	/** A file; a relative name tells where it starts. §3.4 */
	JsonObject artifact(String path) {
		String name = names.apply(path);
		JsonObject result = object("uri", string(uri(name)));
		if (!name.startsWith("/")) {
			result.add("uriBaseId", string(ROOT));
		}
		return result;
	}

	/** The name of a file in the log. */
	String uriOf(String path) {
		return uri(names.apply(path));
	}

	/** A relative path stays a relative reference; what RFC 3986 does not allow in a path is percent-encoded. */
	private static String uri(String path) {
		StringBuilder result = new StringBuilder(path.startsWith("/") ? "file://" : "");
		for (byte b : plain(path).getBytes(StandardCharsets.UTF_8)) {
			char c = (char) (b & 0xff);
			result.append(UNRESERVED.indexOf(c) >= 0 ? String.valueOf(c) : String.format("%%%02X", (int) c));
		}
		return result.toString();
	}

	/** Without parts that say nothing. */
	private static String plain(String path) {
		List<String> parts = new ArrayList<>(Arrays.asList(path.split("/", -1)));
		String first = parts.remove(0);
		parts.removeIf(part -> part.isEmpty() || part.equals("."));
		return first.equals(".") && !parts.isEmpty() ? String.join("/", parts)
				: parts.isEmpty() ? first : first + "/" + String.join("/", parts);
	}
}

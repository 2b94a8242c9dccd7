package org.racelens.headless.setting;

import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;

/** Reads JSON as RFC 8259 has it (no comments, no trailing commas) and knows in which line it is. */
final class JsonCursor {
	private static final Pattern PLACE = Pattern.compile(" at line (\\d+) column (\\d+) path .*", Pattern.DOTALL);

	/** What is not JSON; the message says in which line and column, as far as that is known. */
	static final class NotJsonException extends Exception {
		private static final long serialVersionUID = 1L;

		private final transient Optional<String> place;

		NotJsonException(String message, Optional<String> place) {
			super(message, null, false, false);
			this.place = place;
		}

		/** {@code LINE:COLUMN}. */
		Optional<String> place() {
			return place;
		}
	}

	/** What may go wrong while something is read. */
	@FunctionalInterface
	private interface Reading<T> {
		T read() throws IOException;
	}

	private final JsonReader reader;

	JsonCursor(String text) throws NotJsonException {
		requirePlainStrings(text);
		reader = new JsonReader(new StringReader(text));
	}

	/** Gson takes characters in strings that JSON has written as escapes. RFC 8259 §7 */
	private static void requirePlainStrings(String text) throws NotJsonException {
		boolean isInside = false;
		int line = 1;
		int start = 0;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c < ' ' && (isInside || c != '\n' && c != '\r' && c != '\t')) {
				throw new NotJsonException("a control character" + (isInside ? " in a string" : ""),
						Optional.of(line + ":" + (i - start + 1)));
			}
			if (c == '\n') {
				line++;
				start = i + 1;
			} else if (c == '"') {
				isInside = !isInside;
			} else if (c == '\\' && isInside) {
				i++;
			}
		}
	}

	/** The 1-based line of what comes next. */
	int line() throws NotJsonException {
		peek();
		Matcher m = PLACE.matcher(reader.toString());
		return m.find() ? Integer.parseInt(m.group(1)) : 1;
	}

	JsonToken peek() throws NotJsonException {
		return read(reader::peek);
	}

	boolean hasNext() throws NotJsonException {
		return read(reader::hasNext);
	}

	String name() throws NotJsonException {
		return read(reader::nextName);
	}

	String string() throws NotJsonException {
		return read(reader::nextString);
	}

	double number() throws NotJsonException {
		return read(reader::nextDouble);
	}

	void open(JsonToken token) throws NotJsonException {
		read(() -> {
			if (token == JsonToken.BEGIN_OBJECT) {
				reader.beginObject();
			} else {
				reader.beginArray();
			}
			return token;
		});
	}

	void close(JsonToken token) throws NotJsonException {
		read(() -> {
			if (token == JsonToken.END_OBJECT) {
				reader.endObject();
			} else {
				reader.endArray();
			}
			return token;
		});
	}

	void skip() throws NotJsonException {
		read(() -> {
			reader.skipValue();
			return reader;
		});
	}

	private static <T> T read(Reading<T> reading) throws NotJsonException {
		try {
			return reading.read();
		} catch (EOFException e) {
			throw fault("it ends too early", e);
		} catch (MalformedJsonException e) {
			throw fault("this is no JSON", e);
		} catch (IOException | NumberFormatException | IllegalStateException e) {
			throw fault("it cannot be read", e);
		}
	}

	private static NotJsonException fault(String what, Exception e) {
		Matcher m = PLACE.matcher(String.valueOf(e.getMessage()));
		return new NotJsonException(what, m.find() ? Optional.of(m.group(1) + ":" + m.group(2)) : Optional.empty());
	}
}

package org.racelens.headless.run;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.recording.log.LoadedModule;
import org.racelens.recording.log.Modules;

/** Symbols by {@code llvm-symbolizer}, which is started once for each module and asked line by line. */
final class DebugInformation implements Symbols, AutoCloseable {
	private static final String TOOL = "llvm-symbolizer";

	private final Modules modules;
	private final Map<String, Tool> tools = new HashMap<>();
	private final Map<Long, List<CodePlace>> frames = new HashMap<>();
	private final Map<Long, Optional<String>> objects = new HashMap<>();

	DebugInformation(Modules modules) {
		this.modules = modules;
	}

	/** A running tool; one that has ended answers nothing. */
	private record Tool(Process process, BufferedWriter questions, BufferedReader answers) {
		static Tool of(String module) {
			try {
				Process process = new ProcessBuilder(TOOL, "--output-style=JSON", "-e", module)
						.redirectError(ProcessBuilder.Redirect.DISCARD).start();
				return new Tool(process, process.outputWriter(StandardCharsets.UTF_8), process.inputReader(StandardCharsets.UTF_8));
			} catch (IOException e) {
				return new Tool(null, null, null);
			}
		}

		Optional<JsonObject> ask(String question) {
			if (process == null) {
				return Optional.empty();
			}
			try {
				questions.write(question + "\n");
				questions.flush();
				String line = answers.readLine();
				return line == null ? Optional.empty() : Optional.of(JsonParser.parseString(line).getAsJsonObject());
			} catch (IOException | JsonParseException | IllegalStateException e) {
				return Optional.empty();
			}
		}
	}

	private Optional<JsonObject> ask(String kind, long address) {
		Optional<LoadedModule> module = modules.at(address).filter(m -> m.path().startsWith("/"));
		return module.flatMap(m -> tools.computeIfAbsent(m.path(), Tool::of).ask(kind + " 0x" + Long.toHexString(m.inFile(address))));
	}

	@Override
	public List<CodePlace> frames(long code) {
		return frames.computeIfAbsent(code, c -> ask("CODE", c).map(DebugInformation::places).orElse(List.of()));
	}

	private static List<CodePlace> places(JsonObject answer) {
		List<CodePlace> places = new ArrayList<>();
		if (answer.get("Symbol") != null && answer.get("Symbol").isJsonArray()) {
			for (JsonElement element : answer.getAsJsonArray("Symbol")) {
				JsonObject symbol = element.getAsJsonObject();
				String path = text(symbol, "FileName");
				int line = number(symbol, "Line");
				if (!path.isEmpty() && line > 0) {
					places.add(new CodePlace(text(symbol, "FunctionName"), path, line, Math.max(0, number(symbol, "Column"))));
				}
			}
		}
		return List.copyOf(places);
	}

	@Override
	public Optional<String> object(long address) {
		return objects.computeIfAbsent(address,
				a -> modules.at(a).flatMap(m -> ask("DATA", a).flatMap(answer -> named(answer, m.inFile(a)))));
	}

	private static Optional<String> named(JsonObject answer, long address) {
		if (answer.get("Data") == null || !answer.get("Data").isJsonObject()) {
			return Optional.empty();
		}
		JsonObject data = answer.getAsJsonObject("Data");
		String name = text(data, "Name");
		long offset = address - Long.decode(text(data, "Start"));
		return name.isEmpty() || offset < 0 ? Optional.empty() : Optional.of(offset == 0 ? name : name + " + " + offset);
	}

	private static String text(JsonObject object, String key) {
		JsonElement value = object.get(key);
		return value != null && value.isJsonPrimitive() ? value.getAsString() : "";
	}

	private static int number(JsonObject object, String key) {
		JsonElement value = object.get(key);
		return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber() ? value.getAsInt() : 0;
	}

	@Override
	public void close() {
		tools.values().stream().filter(t -> t.process() != null).forEach(t -> t.process().destroyForcibly());
	}
}

package org.racelens.headless.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.io.TempDir;

/** Files with a compilation database, and what is said of them. */
abstract class LinkedFiles {
	/** A loop that hands each element to a function of another file. */
	static final String CALLER = """
			void f(double *a, int i);
			void each(double *a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					f(a, i);
			}
			""";
	static final String HARMLESS = "void f(double *a, int i) { a[i] = i; }\n";
	static final String RACY = "static int last;\nvoid f(double *a, int i) { a[i] = i; last = i; }\n";

	@TempDir
	Path folder;
	final Map<String, String> entries = new LinkedHashMap<>();

	void file(String name, String text) {
		file(name, text, "cc -fopenmp");
	}

	void file(String name, String text, String compiler) {
		CommandRun.write(folder, name, text);
		entries.put(name, "{\"directory\": \"%s\", \"file\": \"%s\", \"command\": \"%s -c %s\"}".formatted(folder, name, compiler, name));
	}

	void database(List<String> all) {
		CommandRun.write(folder, "compile_commands.json", "[" + String.join(",\n", all) + "]");
	}

	/** By file and function, with the confidence of races. */
	Map<String, String> answers() {
		database(new ArrayList<>(entries.values()));
		return answers(CommandRun.real(folder, "check", "-p", ".", "--format=json"));
	}

	Map<String, String> answers(CommandRun run) {
		Map<String, String> answers = new LinkedHashMap<>();
		for (JsonElement file : JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files")) {
			String path = file.getAsJsonObject().get("path").getAsString();
			String name = path.substring(path.lastIndexOf('/') + 1);
			for (JsonElement e : file.getAsJsonObject().getAsJsonArray("regions")) {
				JsonObject region = e.getAsJsonObject();
				List<String> races = new ArrayList<>();
				region.getAsJsonArray("races").forEach(r -> races.add(" " + r.getAsJsonObject().get("confidence").getAsString()));
				answers.merge(name + " " + region.get("function").getAsString(),
						region.get("verdict").getAsString() + races.stream().distinct().collect(Collectors.joining()),
						(a, b) -> a + ", " + b);
			}
		}
		return answers;
	}
}

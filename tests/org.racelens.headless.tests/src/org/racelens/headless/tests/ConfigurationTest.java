package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.model.source.CompileCommand;
import org.racelens.openmp.library.FunctionBehaviour;

/** Settings of a project in {@code .racelens.json}: where it is found, what it says, and what wins over it. */
class ConfigurationTest {
	private static final String NAME = ".racelens.json";

	@TempDir
	private Path temporary;
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void aSource() throws IOException {
		folder = temporary.toRealPath();
		Files.createDirectory(folder.resolve(".git"));
		CommandRun.write(folder, "src/a.c", "free");
	}

	private CommandRun run(String... arguments) {
		return CommandRun.of(folder, analyser, arguments);
	}

	private void configure(String text) {
		CommandRun.write(folder, NAME, text);
	}

	/** The options with which {@code src/a.c} is analysed. */
	private AnalysisOptions options(String... options) {
		String[] arguments = new String[options.length + 2];
		arguments[0] = "check";
		System.arraycopy(options, 0, arguments, 1, options.length);
		arguments[options.length + 1] = "src/a.c";
		CommandRun run = run(arguments);
		assertEquals(0, run.status(), run.err());
		assertEquals("", run.err());
		return analyser.options.get(analyser.options.size() - 1);
	}

	private String at(String name) {
		return folder.resolve(name).toString();
	}

	@Test
	void everySettingReachesTheAnalysis() {
		CommandRun.write(folder, "models.txt", "# locks\nrt_lock: locks\n");
		configure("""
				{
					"$schema": "anything",
					"models": ["fast_exp: pure", "rt_tid: thread-number # ours", ""],
					"modelsFile": "models.txt",
					"pointerParameters": "distinct",
					"defaultSchedule": "static",
					"timeout": 2.5,
					"include": ["inc", "/usr/x"],
					"define": ["A", "B=2"],
					"std": "c11"
				}
				""");
		AnalysisOptions options = options();
		assertEquals(Map.of("fast_exp", FunctionBehaviour.PURE, "rt_tid", FunctionBehaviour.THREAD_NUMBER, "rt_lock",
				FunctionBehaviour.LOCKS), options.models().behaviours());
		assertEquals(ParameterAliasing.DISTINCT_PARAMETERS, options.aliasing());
		assertEquals(DefaultSchedule.STATIC, options.schedule());
		assertEquals(Duration.ofMillis(2500), options.regionTimeout());
		CompileCommand command = analyser.commands.get(at("src/a.c"));
		assertEquals(List.of(at("inc"), "/usr/x"), command.includePaths());
		assertEquals(Map.of("A", "1", "B", "2"), command.macros());
		assertEquals(Optional.of("c11"), command.standard());
	}

	@Test
	void optionsWin() {
		configure("""
				{ "models": "f: pure\\ng: pure", "pointerParameters": "distinct", "defaultSchedule": "static", "timeout": 2, "define": ["A=1", "B=1"],
				"include": "inc", "std": "c11" }
				""");
		CommandRun.write(folder, "m.txt", "f: nothing\nh: nothing\n");
		AnalysisOptions options = options("--models", "m.txt", "--model", "h: exits", "--model", "i: input", "--pointer-parameters",
				"may-alias", "--default-schedule", "any", "--timeout", "3", "-D", "A=2", "-I", "lib", "--std", "c17");
		assertEquals(Map.of("f", FunctionBehaviour.NOTHING, "g", FunctionBehaviour.PURE, "h", FunctionBehaviour.EXITS, "i",
				FunctionBehaviour.INPUT), options.models().behaviours());
		assertEquals(ParameterAliasing.MAY_ALIAS, options.aliasing());
		assertEquals(DefaultSchedule.ANY, options.schedule());
		assertEquals(Duration.ofSeconds(3), options.regionTimeout());
		CompileCommand command = analyser.commands.get(at("src/a.c"));
		assertEquals(Map.of("A", "2", "B", "1"), command.macros());
		assertEquals(List.of(at("lib"), at("inc")), command.includePaths());
		assertEquals(Optional.of("c17"), command.standard());
	}

	@Test
	void theNearestOneAloneCounts() {
		configure("{ \"timeout\": 1, \"std\": \"c11\" }");
		assertEquals(Duration.ofSeconds(1), options().regionTimeout());
		CommandRun.write(folder, "src/" + NAME, "{ \"defaultSchedule\": \"static\" }");
		AnalysisOptions options = options();
		assertEquals(DefaultSchedule.STATIC, options.schedule());
		assertEquals(AnalysisOptions.defaults().regionTimeout(), options.regionTimeout());
		assertEquals(Optional.empty(), analyser.commands.get(at("src/a.c")).standard());
	}

	@Test
	void nothingAboveTheRepositoryCounts() throws IOException {
		configure("{ \"timeout\": 1 }");
		Files.createDirectory(folder.resolve("src/.git"));
		assertEquals(AnalysisOptions.defaults().regionTimeout(), options().regionTimeout());
		CommandRun.write(folder, "src/" + NAME, "{ \"timeout\": 2 }");
		assertEquals(Duration.ofSeconds(2), options().regionTimeout());
	}

	@Test
	void eachFileHasItsOwn() {
		configure("{ \"timeout\": 1 }");
		CommandRun.write(folder, "lib/b.c", "free");
		CommandRun.write(folder, "lib/" + NAME, "{ \"timeout\": 2 }");
		run("check", "--jobs", "1", "src", "lib");
		assertEquals(List.of(Duration.ofSeconds(1), Duration.ofSeconds(2)),
				analyser.options.stream().map(AnalysisOptions::regionTimeout).toList());
	}

	@Test
	void oneCanBeNamedAndNoneCanBeAskedFor() {
		configure("{ \"timeout\": 1 }");
		CommandRun.write(folder, "ci/other.json", "{ \"timeout\": 7, \"include\": \"inc\" }");
		assertEquals(Duration.ofSeconds(7), options("--config", "ci/other.json").regionTimeout());
		assertEquals(List.of(at("ci/inc")), analyser.commands.get(at("src/a.c")).includePaths());
		assertEquals(AnalysisOptions.defaults(), options("--config", "none"));
		CommandRun missing = run("check", "--config", "no.json", "src");
		assertEquals(2, missing.status());
		assertEquals("racelens: " + at("no.json") + ": no such file or directory\n", missing.err());
	}

	@Test
	void possibleRacesAreHiddenWhereTheConfigurationSaysSo() {
		CommandRun.write(folder, "src/a.c", "possible");
		assertEquals(1, run("check", "src/a.c").status());
		configure("{ \"minConfidence\": \"definite\" }");
		assertEquals(0, run("check", "src/a.c").status());
		assertEquals(1, run("check", "--min-confidence", "possible", "src/a.c").status());
	}

	@Test
	void whatIsExcludedIsLeftOutOfFoldersAndSaidToBe() {
		CommandRun.write(folder, "vendor/b.c", "racy");
		CommandRun.write(folder, "src/deep/c_gen.c", "racy");
		configure("{ \"exclude\": [\"vendor\", \"**/*_gen.c\"] }");
		CommandRun run = run("check", "--format", "json", ".");
		assertEquals(0, run.status());
		assertEquals(List.of("src/a.c"), paths(run));
		assertEquals("racelens: 2 files are left out, as \"exclude\" in " + at(NAME) + " says\n", run.err());
		assertEquals(1, run("check", "vendor/b.c").status());
	}

	private static List<String> paths(CommandRun run) {
		return JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").asList().stream()
				.map(JsonElement::getAsJsonObject)
				.map(f -> f.get("path").getAsString()).toList();
	}

	@Test
	void theCompileCommandsOfTheConfigurationAreUsed() {
		CommandRun.write(folder, "build/compile_commands.json",
				"[{\"directory\": \"%s\", \"file\": \"src/a.c\", \"command\": \"cc -DX=3 src/a.c\"}]".formatted(folder));
		configure("{ \"compileCommands\": \"build\" }");
		options();
		assertEquals(Map.of("X", "3"), analyser.commands.get(at("src/a.c")).macros());
		assertEquals(List.of(at("src/a.c")), paths(run("check", "--format", "json")));
		CommandRun.write(folder, "other/compile_commands.json", "[]");
		options("-p", "other");
		assertEquals(Map.of(), analyser.commands.get(at("src/a.c")).macros());
		configure("{ \"compileCommands\": \"nowhere\" }");
		CommandRun run = run("check", "src/a.c");
		assertEquals(2, run.status());
		assertTrue(
				run.err().startsWith("racelens: " + at(NAME) + ":1: compileCommands: " + at("nowhere") + ": no such file or directory\n"),
				run.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "\ufeff{ \"timeout\": 4 }", "{\r\n\t\"timeout\": 4\r\n}\r\n", "\n\n{\"timeout\":4}\n\n",
			"{\"timeout\": 4.0}", "{\"\\u0074imeout\": 4e0}" })
	void marksAndEndsOfLinesDoNotMatter(String text) {
		configure(text);
		assertEquals(Duration.ofSeconds(4), options().regionTimeout());
	}
}

package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Configurations that cannot be understood, in all the ways that files can be wrong; nothing of them is lost silently. */
class ConfigurationFaultsTest {
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

	private String at(String name) {
		return folder.resolve(name).toString();
	}

	@Test
	void aFaultStopsOnlyTheFilesThatItConcerns() {
		configure("{\n\t\"timeOut\": 1\n}");
		CommandRun.write(folder, "lib/b.c", "racy");
		CommandRun.write(folder, "lib/" + NAME, "{}");
		CommandRun run = run("check", "--format", "json", ".");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("racelens: " + at(NAME) + ":2: \"timeOut\" is none of the keys $schema, models, modelsFile"),
				run.err());
		assertTrue(run.err().contains("racelens: src/a.c: its configuration cannot be understood\n"), run.err());
		JsonObject racy = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject();
		assertEquals("RACE", racy.get("verdict").getAsString());
		CommandRun one = run("explain", "src/a.c:1");
		assertEquals(2, one.status());
		assertTrue(one.err().contains(NAME + ":2: "), one.err());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = { "[] | 1: a configuration is an object, {…}, not an array",
			"\"x\" | 1: a configuration is an object, {…}, not a string", "null | 1: a configuration is an object, {…}, not null",
			"{} {} | 1:5: this is no JSON", "{\"timeout\": 1, | 1:15: it ends too early", "{'timeout': 1} | 1:3: this is no JSON",
			"{\"timeout\": 1 /* s */} | 1:16: this is no JSON", "{\"timeout\": 1,} | 1:16: this is no JSON",
			"{\"timeout\": 1, \"timeout\": 2} | 1: timeout stands here for the second time",
			"{\"timeout\": \"1\"} | 1: timeout: a number of seconds is needed, not a string",
			"{\"timeout\": 0} | 1: timeout: 0 seconds are not more than 0 and at most a day",
			"{\"timeout\": -1e3} | 1: timeout: -1000 seconds are not more than 0 and at most a day",
			"{\"timeout\": 1e999} | 1", "{\"timeout\": NaN} | 1:13: this is no JSON",
			"{\"timeout\": {}} | 1: timeout: a number of seconds is needed, not an object",
			"{\"models\": 1} | 1: models: a string is needed, not a number",
			"{\"models\": [[]]} | 1: models: a string is needed, not an array",
			"{\"models\": [\"f = pure\"]} | 1: a line is a name, a colon and a word, as in \"fast_exp: pure\"; there is no colon in \"f = pure\"",
			"{\"models\": [\"f: pure\", \"f: pure\"]} | 1: an earlier line says already what f does",
			"{\"models\": \"omp_set_lock: nothing\"} | 1: what omp_set_lock does is known exactly, it needs no model",
			"{\"pointerParameters\": \"distinct_parameters\"} | 1: pointerParameters: \"distinct_parameters\" is none of may-alias, distinct",
			"{\"defaultSchedule\": \"STATIC\"} | 1: defaultSchedule: \"STATIC\" is none of any, static",
			"{\"minConfidence\": true} | 1: minConfidence: a string is needed, not true or false",
			"{\"include\": [\"\"]} | 1: include: there is nothing in this string",
			"{\"define\": \"1A\"} | 1: define: \"1A\" is no macro: NAME or NAME=VALUE",
			"{\"std\": \" \"} | 1: std: there is nothing in this string",
			"{\"exclude\": [\"[\"]} | 1: exclude: \"[\" is no pattern of paths",
			"{\"modelsFile\": \"/etc/passwd\"} | 1: modelsFile: \"/etc/passwd\" leads out of the configuration's folder",
			"{\"modelsFile\": \"src/../../x\"} | 1: modelsFile: \"src/../../x\" leads out of the configuration's folder",
			"{\"compileCommands\": \"..\"} | 1: compileCommands: \"..\" leads out of the configuration's folder",
			"{\"modelsFile\": \"\\u0000\"} | 1: modelsFile:", "{\"failOn\": \"never\"} | 1: \"failOn\" is none of the keys",
			"{\"output\": \"x\"} | 1: \"output\" is none of the keys", "{\"engine\": \"all\"} | 1: \"engine\" is none of the keys" })
	void faultsAreToldWithTheirLines(String text, String fault) {
		configure(text);
		CommandRun run = run("config");
		assertEquals(2, run.status(), text);
		assertTrue(run.err().startsWith("racelens: " + at(NAME) + ":" + fault), run.err());
		assertEquals("", run.out());
	}

	@Test
	void allFaultsAreToldAtOnce() {
		CommandRun.write(folder, "m.txt", "\nf: clean\n");
		configure("""
				{
					"timeout": "x",
					"models": [
						"f: pure",
						"g: clean"
					],
					"modelsFile": "m.txt",
					"colour": { "deep": [1, 2, { "timeout": 3 }] },
					"std": 17
				}
				""");
		String err = run("config").err();
		assertEquals(List.of(at(NAME) + ":2: timeout", at(NAME) + ":8: \"colour\" is none of the keys", at(NAME) + ":9: std",
				at(NAME) + ":5: \"clean\" is none of the words", at("m.txt") + ":2: \"clean\" is none of the words"),
				err.lines().map(
						l -> l.replace("racelens: ", "").replaceAll("(:\\d+: (timeout|std|\"\\w+\" is none of the (keys|words))).*", "$1"))
						.toList());
	}

	@Test
	void bytesThatAreNoConfigurationAreRefused() throws IOException {
		Path file = folder.resolve(NAME);
		Files.write(file, new byte[0]);
		assertFault(": it is empty");
		Files.write(file, new byte[4096]);
		assertFault(":1:1: a control character");
		Files.write(file, "{\"std\": \"c\n11\"}".getBytes(StandardCharsets.UTF_8));
		assertFault(":1:11: a control character in a string");
		Files.write(file, new byte[] { '{', (byte) 0xff, '}' });
		assertFault(": it is not UTF-8");
		byte[] large = new byte[50_000_000];
		Arrays.fill(large, (byte) ' ');
		Files.write(file, large);
		assertFault(": it is larger than 1048576 bytes");
		Files.writeString(file, "[".repeat(500_000));
		assertFault(":1");
		Files.writeString(file, "{\"x\":" + "[".repeat(500_000));
		assertFault(":1");
	}

	private void assertFault(String fault) {
		CommandRun run = run("check", "src/a.c");
		assertEquals(2, run.status(), run.err());
		assertTrue(run.err().startsWith("racelens: " + at(NAME) + fault), run.err());
		assertTrue(run.err().length() < 2000, run.err());
	}

	@Test
	void whatIsNoFileIsRefused() throws IOException {
		Path file = folder.resolve(NAME);
		Files.createDirectory(file);
		assertFault(": it is a folder");
		Files.delete(file);
		Files.createSymbolicLink(file, Path.of(NAME));
		assertFault(": it is a link that leads nowhere");
		Files.delete(file);
		Files.createSymbolicLink(file, folder.resolve("real.json"));
		CommandRun.write(folder, "real.json", "{ \"timeout\": 4 }");
		assertEquals(0, run("check", "src/a.c").status());
		assertEquals(Duration.ofSeconds(4), analyser.options.get(0).regionTimeout());
	}

	@Test
	void whatMayNotBeReadIsRefused() throws IOException {
		configure("{}");
		Path file = folder.resolve(NAME);
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
		assumeFalse(Files.isReadable(file), "this user reads everything");
		assertFault(": permission denied");
	}

	@Test
	void aLinkOutOfTheFolderIsRefused() throws IOException {
		Path outside = Files.createTempFile("racelens", ".txt");
		Files.writeString(outside, "f: pure\n");
		Files.createSymbolicLink(folder.resolve("m.txt"), outside);
		configure("{ \"modelsFile\": \"m.txt\" }");
		assertFault(":1: modelsFile: \"m.txt\" leads out of the configuration's folder");
		Files.delete(outside);
		assertFault(":1: modelsFile: " + at("m.txt") + ": it is a link that leads nowhere");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"--model | f = pure | racelens: --model: a line is a name, a colon and a word",
			"--model | f | racelens: --model: a line", "--models | no.txt | racelens: --models: no.txt: no such file or directory",
			"--pointer-parameters | sometimes | racelens: Invalid value for option '--pointer-parameters'",
			"--models | bad.txt | racelens: FOLDER/bad.txt:2: \"clean\" is none of the words" })
	void optionsThatCannotBeUnderstoodAreBadUsage(String option, String value, String message) {
		CommandRun.write(folder, "bad.txt", "f: pure\ng: clean\n");
		CommandRun run = run("check", option, value, "src/a.c");
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith(message.replace("FOLDER", folder.toString())), run.err());
		assertEquals(List.of(), analyser.sources);
	}

	@Test
	void aReportTakesNoConfigurationsPlace() throws IOException {
		configure("{ \"timeout\": 4 }");
		CommandRun run = run("check", "-o", NAME, "src/a.c");
		assertEquals(2, run.status());
		assertEquals("racelens: cannot write " + NAME + ": it is a configuration\n", run.err());
		CommandRun.write(folder, "other.json", "{}");
		assertEquals("racelens: cannot write other.json: it is the configuration of a file to analyse\n",
				run("check", "--config", "other.json", "-o", "other.json", "src/a.c").err());
		assertEquals("{}", Files.readString(folder.resolve("other.json")));
		CommandRun.write(folder, "m.txt", "f: pure\n");
		configure("{ \"modelsFile\": \"m.txt\" }");
		assertEquals("racelens: cannot write m.txt: it is where function models are read\n", run("check", "-o", "m.txt", "src/a.c").err());
		assertEquals(2, run("check", "--config", "none", "--models", "m.txt", "-o", "m.txt", "src/a.c").status());
	}
}

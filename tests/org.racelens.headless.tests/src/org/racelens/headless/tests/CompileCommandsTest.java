package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/** How the sources are compiled: {@code -p}, {@code -I}, {@code -D}, {@code --std}. */
class CompileCommandsTest {
	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void aSource() {
		CommandRun.write(folder, "src/a.c", "free");
	}

	private CompileCommand command(String... options) {
		String[] arguments = new String[options.length + 2];
		arguments[0] = "check";
		System.arraycopy(options, 0, arguments, 1, options.length);
		arguments[options.length + 1] = "src/a.c";
		assertEquals(0, CommandRun.of(folder, analyser, arguments).status());
		return analyser.commands.get(at("src/a.c"));
	}

	private CompileCommand fromDatabase(String command) {
		CommandRun.write(folder, "build/compile_commands.json", """
				[{"directory": "%s", "file": "../src/a.c", "command": "%s"}]
				""".formatted(at("build"), command.replace("\\", "\\\\").replace("\"", "\\\"")));
		return command("-p", "build");
	}

	private String at(String name) {
		return folder.resolve(name).toString();
	}

	@Test
	void withoutOptionsTheEndingDecides() {
		assertEquals(new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty()), command());
	}

	@Test
	void optionsAreTakenTogetherOrApart() {
		CompileCommand command = command("-Iinc", "-I", "lib", "-DA", "-DB=2", "-D", "C=x y", "--std", "c11");
		assertEquals(List.of(at("inc"), at("lib")), command.includePaths());
		assertEquals(Map.of("A", "1", "B", "2", "C", "x y"), command.macros());
		assertEquals(Optional.of("c11"), command.standard());
	}

	@Test
	void aCommandIsReadAsAShellDoes() {
		CompileCommand command = fromDatabase(
				"gcc -I inc -I../lib -isystem /opt/x -DA -D'B=1 2' -DC=\"\\\"s\\\"\" -DD -UD -std=gnu99 -O2 -c ../src/a.c");
		assertEquals(List.of(at("build/inc"), at("lib"), "/opt/x"), command.includePaths());
		assertEquals(Map.of("A", "1", "B", "1 2", "C", "\"s\""), command.macros());
		assertEquals(Optional.of("gnu99"), command.standard());
		assertEquals(Language.C, command.language());
	}

	@Test
	void theCompilerOrAnOptionNamesTheLanguage() {
		assertEquals(Language.CPP, fromDatabase("g++-12 -c ../src/a.c").language());
		assertEquals(Language.CPP, fromDatabase("cc -x c++ -c ../src/a.c").language());
		assertEquals(Language.C, fromDatabase("clang++ -x c ../src/a.c").language());
	}

	@Test
	void argumentsAreTakenAsTheyAre() {
		CommandRun.write(folder, "db.json", """
				[{"directory": "src", "file": "a.c", "arguments": ["cc", "-DX=a \\"b", "-I", "."]},
				 {"directory": "src", "file": "a.c", "arguments": ["cc", "-DX=second"]}]
				""");
		CompileCommand command = command("-p", "db.json");
		assertEquals(Map.of("X", "a \"b"), command.macros());
		assertEquals(List.of(at("src")), command.includePaths());
	}

	@Test
	void theCommandLineComesFirst() {
		CommandRun.write(folder, "compile_commands.json", """
				[{"directory": ".", "file": "src/a.c", "command": "cc -Iinc -DA=1 -DB=1 -std=c99 src/a.c"}]
				""");
		CompileCommand command = command("-p", ".", "-DA=2", "-Imine", "--std=c17");
		assertEquals(List.of(at("mine"), at("inc")), command.includePaths());
		assertEquals(Map.of("A", "2", "B", "1"), command.macros());
		assertEquals(Optional.of("c17"), command.standard());
	}

	@Test
	void withoutPathsAllFilesOfTheDatabaseAreMeant() {
		CommandRun.write(folder, "compile_commands.json", """
				[{"directory": ".", "file": "src/a.c", "command": "cc -DA src/a.c"}]
				""");
		assertEquals(0, CommandRun.of(folder, analyser, "check", "-p", ".").status());
		assertEquals(Map.of("A", "1"), analyser.commands.get(at("src/a.c")).macros());
	}
}

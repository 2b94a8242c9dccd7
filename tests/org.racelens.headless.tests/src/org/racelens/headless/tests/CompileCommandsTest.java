package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

	@Test
	void filesInFrontOfTheSourceAreFoundInTheWorkingDirectoryOrTheHeaderFolders() {
		CommandRun.write(folder, "build/pre.h", "");
		CommandRun.write(folder, "inc/idx.h", "");
		CompileCommand command = fromDatabase("gcc -I../inc -include pre.h -include idx.h --imacros=mac.h -include-pch x.pch ../src/a.c");
		assertEquals(List.of(at("build/pre.h"), at("inc/idx.h")), command.forced().includes());
		assertEquals(List.of(at("build/mac.h")), command.forced().macroFiles());
		assertEquals(List.of(), command.forced().problems());
	}

	@Test
	void responseFilesStandForTheirWords() {
		CommandRun.write(folder, "build/one.rsp", "-DA='1 2' @more/two.rsp");
		CommandRun.write(folder, "build/more/two.rsp", "-DB\n-I ../inc");
		CompileCommand command = fromDatabase("gcc @one.rsp ../src/a.c");
		assertEquals(Map.of("A", "1 2", "B", "1"), command.macros());
		assertEquals(List.of(at("inc")), command.includePaths());
	}

	@Test
	void aResponseFileThatIsMissingOrNamesItselfIsSaid() {
		CommandRun.write(folder, "build/self.rsp", "-DA @self.rsp");
		CompileCommand command = fromDatabase("gcc @none.rsp @self.rsp ../src/a.c");
		assertEquals(Map.of("A", "1"), command.macros());
		assertEquals(List.of("the response file 'none.rsp' of the compile command is not found or cannot be read",
				"the response files of the compile command are nested too deeply, at 'self.rsp'"), command.forced().problems());
	}

	@Test
	void databasesThatAreNoneAreRefusedInOneShortLine() {
		for (String text : List.of("[".repeat(200_000), "[".repeat(200_000) + "]".repeat(200_000), "[" + "{\"file\":".repeat(100_000), "{}",
				"[[]]", "[{\"file\": []}]", "[{\"file\": \"a.c\", \"command\": null}]")) {
			CommandRun.write(folder, "bad.json", text);
			CommandRun run = CommandRun.of(folder, analyser, "check", "-p", "bad.json", "src/a.c");
			assertEquals(2, run.status());
			assertTrue(run.err().contains("not a compilation database") && run.err().length() < 600, run.err());
		}
	}
}

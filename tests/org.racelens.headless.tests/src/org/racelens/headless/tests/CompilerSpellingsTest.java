package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/** The spellings of GCC and Clang for include folders, macros and languages in compile commands. */
class CompilerSpellingsTest {
	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void aSource() {
		CommandRun.write(folder, "a.c", "free");
		CommandRun.write(folder, "pre.h", "");
	}

	private CompileCommand command(String arguments) {
		CommandRun.write(folder, "compile_commands.json", """
				[{"directory": "%s", "file": "a.c", "command": "gcc %s -c a.c"}]
				""".formatted(folder, arguments.replace("\\", "\\\\").replace("\"", "\\\"")));
		assertEquals(0, CommandRun.of(folder, analyser, "check", "-p", ".", "a.c").status());
		return analyser.commands.get(at("a.c"));
	}

	private String at(String name) {
		return folder.resolve(name).toString();
	}

	@ParameterizedTest
	@ValueSource(strings = { "-Iinc", "-I inc", "--include-directory=inc", "--include-directory inc", "-iquote inc", "-iquoteinc",
			"-isystem inc", "-isysteminc", "-idirafter inc", "-idirafterinc", "--include-directory-after=inc", "-isystem-after inc",
			"-cxx-isystem inc", "-iprefix ./ -iwithprefix inc", "-iprefix ./ -iwithprefixbefore inc", "-Wp,-Iinc", "-Wp,-I,inc",
			"-Xpreprocessor -Iinc", "-Xpreprocessor -I -Xpreprocessor inc", "-Xclang -I -Xclang inc", "-nostdinc -Iinc", "-I- -Iinc" })
	void foldersOfHeaders(String arguments) {
		assertTrue(command(arguments).includePaths().contains(at("inc")), arguments);
	}

	@Test
	void foldersAreSearchedInTheOrderOfTheirKinds() {
		assertEquals(List.of(at("quote"), at("one"), at("two"), at("system"), at("after")),
				command("-idirafter after -isystem system -I one -iquote quote -Itwo").includePaths());
	}

	@ParameterizedTest
	@ValueSource(strings = { "-I=/inc --sysroot=/root", "--sysroot /root -isystem =/inc", "-isysroot /root -iwithsysroot /inc",
			"-isysroot/root -I$SYSROOT/inc" })
	void someFoldersBeginAtTheRoot(String arguments) {
		assertEquals(List.of("/root/inc"), command(arguments).includePaths());
	}

	@ParameterizedTest
	@ValueSource(strings = { "-DA=2", "-D A=2", "--define-macro=A=2", "--define-macro A=2", "-Wp,-DA=2", "-Wp,-MD,a.d,-DA=2",
			"-Xpreprocessor -DA=2", "-Xclang -D -Xclang A=2", "-DA=1 -UA -DA=2", "-DB -U B -DA=2", "-DB --undefine-macro=B -DA=2",
			"-D'A=2'", "\"-DA=2\"", "-DA=2 -Xlinker -DB", "-DA=2 -mllvm -DB", "-DA=2 -o -DB", "-DA=2 -MF -DB", "-undef -DA=2" })
	void macros(String arguments) {
		assertEquals(Map.of("A", "2"), command(arguments).macros());
	}

	@Test
	void valuesOfMacros() {
		assertEquals(Map.of("A", "1", "B", "", "F(x)", "x+1", "S", "\"a b\""), command("-DA -DB= '-DF(x)=x+1' '-DS=\"a b\"'").macros());
	}

	@ParameterizedTest
	@ValueSource(strings = { "-include pre.h", "-includepre.h", "--include pre.h", "--include=pre.h", "-Xclang -include -Xclang pre.h",
			"-Wp,-include,pre.h" })
	void filesInFrontOfTheSource(String arguments) {
		assertEquals(List.of(at("pre.h")), command(arguments).forced().includes());
		assertEquals(List.of(at("pre.h")), command(arguments.replace("include", "imacros")).forced().macroFiles());
	}

	@Test
	void otherOptionsThatBeginAlikeAreNone() {
		CompileCommand command = command("-include-pch pre.pch -imultilib x -iframework f -index-store-path p -ivfsoverlay v");
		assertEquals(new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty()), command);
	}

	@ParameterizedTest
	@CsvSource({ "-x c++,CPP", "-xc++,CPP", "--language=c++,CPP", "-x c++-cpp-output,CPP", "-x cuda,CPP", "-x c++ -x none,C", "-xHost,C",
			"-x c++ -xCORE-AVX2,CPP", "-xopenmp,C" })
	void languages(String arguments, Language language) {
		assertEquals(language, command(arguments).language());
	}

	@ParameterizedTest
	@CsvSource({ "-std=c11,c11", "--std=c11,c11", "--std c11,c11", "-ansi,ansi", "-std=c99 -std=gnu17,gnu17" })
	void standards(String arguments, String standard) {
		assertEquals(Optional.of(standard), command(arguments).standard());
	}

	@ParameterizedTest
	@ValueSource(strings = { "-fopenmp", "-fopenmp=libomp", "-Xpreprocessor -fopenmp", "-Xclang -fopenmp", "-qopenmp", "-mp", "-fiopenmp",
			"-fno-openmp -fopenmp" })
	void openMp(String arguments) {
		assertEquals(Set.of(CompileCommand.OPENMP), command(arguments).modes());
	}

	@Test
	void aStandardDecidesWhichVersionAProgramSees() {
		String source = """
				static int x;
				void f(int n) {
				#if defined __STDC_VERSION__ && __STDC_VERSION__ >= 199901L
				#pragma omp parallel for
				#endif
					for (int i = 0; i < n; i++)
						x = i;
				}
				""";
		CommandRun.write(folder, "v.c", source);
		assertEquals(0, CommandRun.real(folder, "check", "--cache", "none", "--std", "c90", "v.c").status());
		assertEquals(1, CommandRun.real(folder, "check", "--cache", "none", "--std", "c99", "v.c").status());
	}

	@Test
	void theCommandLineNamesFilesInFrontOfTheSourceAsWell() {
		CommandRun.write(folder, "inc/other.h", "");
		assertEquals(0, CommandRun.of(folder, analyser, "check", "-include", "pre.h", "-I", "inc", "-include", "other.h", "a.c").status());
		assertEquals(List.of(at("pre.h"), at("inc/other.h")), analyser.commands.get(at("a.c")).forced().includes());
		CommandRun missing = CommandRun.of(folder, analyser, "check", "-include", "none.h", "a.c");
		assertEquals(2, missing.status());
		assertEquals("racelens: -include none.h: no such file, here or in a folder of -I\n", missing.err());
	}

	@Test
	void responseFilesStandForWordsOfTheCommandLine() {
		CommandRun.write(folder, "b c.c", "free");
		CommandRun.write(folder, "args", "-DA='1 2' -I \"in c\"\n'b c.c' @more");
		CommandRun.write(folder, "more", "-D B\\ C");
		assertEquals(0, CommandRun.of(folder, analyser, "check", "@args").status());
		CompileCommand command = analyser.commands.get(at("b c.c"));
		assertEquals(Map.of("A", "1 2", "B C", "1"), command.macros());
		assertEquals(List.of(at("in c")), command.includePaths());
	}

	@Test
	void filesThatAreCalledSoAreNoResponseFiles() {
		CommandRun.write(folder, "@a.c", "free");
		CommandRun.write(folder, "pre.h", "-o stolen");
		for (String name : List.of("@a.c", "./@a.c")) {
			assertEquals(0, CommandRun.of(folder, analyser, "check", name).status());
			assertTrue(analyser.commands.containsKey(at("@a.c")));
		}
		assertEquals(2, CommandRun.of(folder, analyser, "check", "--", "@pre.h").status());
		CommandRun missing = CommandRun.of(folder, analyser, "check", "@none");
		assertEquals(2, missing.status());
		assertTrue(missing.err().contains("@none: no such file or directory"), missing.err());
	}

	@Test
	void responseFilesThatNameThemselvesAreRefused() {
		CommandRun.write(folder, "self", "@self");
		CommandRun run = CommandRun.of(folder, analyser, "check", "@self");
		assertEquals(2, run.status());
		assertEquals("racelens: @self: response files are nested too deeply\n", run.err());
	}
}

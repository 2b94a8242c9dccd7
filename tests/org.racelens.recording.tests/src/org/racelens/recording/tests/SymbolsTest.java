package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.LoadedModule;
import org.racelens.recording.log.Modules;
import org.racelens.recording.symbol.CodePlace;
import org.racelens.recording.symbol.DataPlace;
import org.racelens.recording.symbol.SourceFrame;
import org.racelens.recording.symbol.SymbolTool;
import org.racelens.recording.symbol.Symbols;

/** What tools answer is read as far as it makes sense. The tools are scripts that answer as the real ones do. */
@DisabledOnOs(OS.WINDOWS)
class SymbolsTest {
	@TempDir
	private Path folder;
	private String module;
	private Modules modules;

	@BeforeEach
	void makeModule() throws IOException {
		module = Files.writeString(folder.resolve("a.out"), "").toAbsolutePath().toString();
		modules = new Modules(List.of(new LoadedModule(0x500000, 0x600000, 0x400000, Optional.empty(), module)));
	}

	private SymbolTool tool(SymbolTool.Kind kind, String script) throws IOException {
		Path program = Files.writeString(folder.resolve("tool"), "#!/bin/sh\n" + script);
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
		return new SymbolTool(kind, program);
	}

	private Symbols symbols(Optional<SymbolTool> tool) {
		return Symbols.of(modules, List.of(0x500010L, 0x500020L, 0x10L), List.of(0x500030L, 0x10L), tool, Cancellation.NEVER);
	}

	private static SourceFrame frame(String function, String file, int line, int column) {
		return new SourceFrame(Optional.of(function), Optional.of(file), line, column);
	}

	@Test
	void withoutAToolPlacesAreOffsetsInModules() {
		CodePlace first = new CodePlace(Optional.of(module), 0x100010, List.of());
		CodePlace second = new CodePlace(Optional.of(module), 0x100020, List.of());
		CodePlace outside = new CodePlace(Optional.empty(), 0x10, List.of());
		Symbols expected = new Symbols(Map.of(0x500010L, first, 0x500020L, second, 0x10L, outside),
				Map.of(0x500030L, new DataPlace(module, 0x100030, Optional.empty(), 0)));
		assertEquals(expected, symbols(Optional.empty()));
	}

	@Test
	void inlinedFunctionsAndObjectsAreNamed() throws IOException {
		Symbols symbols = symbols(Optional.of(tool(SymbolTool.Kind.LLVM_SYMBOLIZER, """
				while read -r kind address; do case $address in
				0x100010) printf 'f(int)\\n/s/a b.c:5:7\\ng\\n/s/b:c.c:9:0\\n\\n' ;;
				0x100020) printf '??\\n??:0:0\\n\\n' ;;
				0x100030) printf 'array\\n1048608 400\\n\\n' ;;
				esac; done""")));
		assertEquals(List.of(frame("f(int)", "/s/a b.c", 5, 7), frame("g", "/s/b:c.c", 9, 0)), symbols.code().get(0x500010L).frames());
		assertEquals(List.of(), symbols.code().get(0x500020L).frames());
		assertEquals(new DataPlace(module, 0x100030, Optional.of("array"), 16), symbols.data().get(0x500030L));
	}

	@Test
	void theOtherToolIsUnderstoodToo() throws IOException {
		Symbols symbols = symbols(Optional.of(tool(SymbolTool.Kind.ADDR2LINE, """
				while read -r address; do case $address in
				0x100010) printf '0x0000000000100010\\nf\\n/s/a.c:5 (discriminator 2)\\ng\\n/s/b.c:?\\n' ;;
				0x100020) printf '0x0000000000100020\\n??\\n??:0\\n' ;;
				esac; done""")));
		assertEquals(List.of(frame("f", "/s/a.c", 5, 0), frame("g", "/s/b.c", 0, 0)), symbols.code().get(0x500010L).frames());
		assertEquals(List.of(), symbols.code().get(0x500020L).frames());
	}

	@Test
	void toolsThatFailOrTalkNonsenseAddNothing() throws IOException {
		Symbols none = symbols(Optional.empty());
		assertEquals(none, symbols(Optional.of(tool(SymbolTool.Kind.LLVM_SYMBOLIZER, "exit 1"))));
		assertEquals(none, symbols(Optional.of(tool(SymbolTool.Kind.ADDR2LINE, "echo f; echo /a.c:1"))));
		assertEquals(none, symbols(Optional.of(tool(SymbolTool.Kind.LLVM_SYMBOLIZER, "yes '' | head -n 100000"))));
		assertEquals(none, symbols(Optional.of(new SymbolTool(SymbolTool.Kind.ADDR2LINE, folder.resolve("none")))));
	}

	@Test
	void theBestToolOfTheSearchPathIsTaken() throws IOException {
		Path first = Files.createDirectory(folder.resolve("first"));
		Path second = Files.createDirectory(folder.resolve("second"));
		String path = first + File.pathSeparator + folder.resolve("none") + File.pathSeparator + second;
		assertEquals(Optional.empty(), SymbolTool.on(path));
		for (String name : List.of("addr2line", "llvm-symbolizer-9", "llvm-symbolizer-14")) {
			SymbolTool made = tool(SymbolTool.Kind.ADDR2LINE, "");
			Path program = Files.copy(made.program(), second.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
			SymbolTool.Kind kind = name.startsWith("llvm") ? SymbolTool.Kind.LLVM_SYMBOLIZER : SymbolTool.Kind.ADDR2LINE;
			assertEquals(Optional.of(new SymbolTool(kind, program)), SymbolTool.on(path));
		}
		Files.writeString(first.resolve("llvm-symbolizer"), "no program");
		assertEquals(Optional.of(second.resolve("llvm-symbolizer-14")), SymbolTool.on(path).map(SymbolTool::program));
	}
}

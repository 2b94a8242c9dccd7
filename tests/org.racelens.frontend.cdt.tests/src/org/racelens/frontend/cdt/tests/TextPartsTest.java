package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.gnu.c.GCCLanguage;
import org.eclipse.cdt.core.dom.ast.gnu.cpp.GPPLanguage;
import org.eclipse.cdt.core.dom.parser.AbstractCLikeLanguage;
import org.eclipse.cdt.core.index.IIndexFileLocation;
import org.eclipse.cdt.core.model.ILanguage;
import org.eclipse.cdt.core.parser.ExtendedScannerInfo;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.NullLogService;
import org.eclipse.cdt.internal.core.parser.IMacroDictionary;
import org.eclipse.cdt.internal.core.parser.scanner.InternalFileContent;
import org.eclipse.cdt.internal.core.parser.scanner.InternalFileContentProvider;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.model.source.TextPart;
import org.racelens.model.source.TextPart.Kind;
import org.racelens.model.source.TextParts;

/** The comments of a text are those that CDT's lexer finds; the parts are the whole text. */
class TextPartsTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "."));
	private static final String[] PIECES = { "//", "/", "*", "/*", "*/", "\"", "'", "\\", "\\\n", "\\\r\n", "\n", "\r\n", " R\"(", " R\"x(",
			")x\"",
			")\"", " LR ", " 1'0 ", "'a'", "a", " ", "\t", "#include <", ">", "#", "define M(x) ", "pragma omp parallel ", "(", "ä" };

	private static List<String> ours(String text) {
		return TextParts.of(text).stream().filter(TextPart::isComment).map(p -> text.substring(p.offset(), p.endOffset()))
				.map(TextPartsTest::trimmed).toList();
	}

	/** CDT counts a line continuation behind a comment among its characters. */
	private static String trimmed(String comment) {
		return comment.replaceFirst("(?:\\\\[ \t\r]*\n)+$", "");
	}

	/** The comments as CDT has them. */
	private static List<String> theirs(String text, AbstractCLikeLanguage language) {
		try {
			IASTTranslationUnit unit = language.getASTTranslationUnit(FileContent.create("/x.cpp", true, text.toCharArray()),
					new ExtendedScannerInfo(Map.of(), new String[0]), new NoHeaders(), null,
					ILanguage.OPTION_IS_SOURCE_UNIT, new NullLogService());
			return Arrays.stream(unit.getComments()).map(c -> text.substring(c.getFileLocation().getNodeOffset(),
					c.getFileLocation().getNodeOffset() + c.getFileLocation().getNodeLength())).map(TextPartsTest::trimmed).toList();
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	/** Every header is missing. */
	private static final class NoHeaders extends InternalFileContentProvider {
		@Override
		public boolean getInclusionExists(String path) {
			return false;
		}

		@Override
		public InternalFileContent getContentForInclusion(String path, IMacroDictionary macros) {
			return null;
		}

		@Override
		public InternalFileContent getContentForInclusion(IIndexFileLocation location, String path) {
			return null;
		}
	}

	private static void agrees(String text) {
		assertEquals(theirs(text, GPPLanguage.getDefault()), ours(text), text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "int a; // one\nint b; /* two */ int c;", "const char *s = \"// no\"; // yes\n", "int c = '\"'; // yes\n'",
			"const char *s = \"\\\"// no\";", "const char *s = R\"x(// no )\" // no\n)x\"; // yes\n", "int i = 1'000'000; // yes ' \n",
			"/\\\n/ one \\\n still\nint a;", "/\\\n* one *\\\r\n/ int a; // two", "// one \\\r\n still\r\nint a;\r\n// two\r\n",
			"#define A /* one */ 1 // two\nint a = A;", "#include <a//b.h>\nint a; // yes\n", "#pragma omp parallel // yes\n",
			"/**/ int a; /***/ int b; /*/ one */", "int a = 4 / 2 / 1; // yes", "// at the end", "/* at the end */",
			"#error don't // x\n// yes\n",
			"const char *s = \"\"; const char *t = \"a\"\"b\"; // yes\n", "auto s = u8R\"(\\\n)\"; // yes",
			"auto s = LR\"(\")\"; // \" yes",
			"char c = '\\''; // yes '\n", "char c = '\\\\'; // yes '\n", "#include \"a.h\" // yes\n", "int ä; // yes\n" })
	void theCommentsAreThoseOfTheLexer(String text) {
		agrees(text);
	}

	@TestFactory
	Stream<DynamicTest> inEveryProgramOfTheRepository() throws IOException {
		List<Path> files;
		try (Stream<Path> corpus = Files.walk(ROOT.resolve("tests/corpus")); Stream<Path> examples = Files.walk(ROOT.resolve("examples"))) {
			files = Stream.concat(corpus, examples).filter(f -> f.toString().matches(".*\\.(c|cpp|h)")).sorted().toList();
		}
		return files.stream().map(file -> DynamicTest.dynamicTest(ROOT.relativize(file).toString(), () -> {
			String text = Files.readString(file);
			assertEquals(theirs(text, file.toString().endsWith(".cpp") ? GPPLanguage.getDefault() : GCCLanguage.getDefault()), ours(text));
		}));
	}

	@Test
	void inRandomTexts() {
		long seed = 20261121;
		Random random = new Random(seed);
		for (int i = 0; i < 4_000; i++) {
			StringBuilder text = new StringBuilder();
			random.ints(2 + random.nextInt(14), 0, PIECES.length).forEach(p -> text.append(PIECES[p]));
			int round = i;
			assertEquals(theirs(text.toString(), GPPLanguage.getDefault()), ours(text.toString()),
					() -> "seed " + seed + ", text " + round + ": " + text.toString().replace("\n", "⏎\n"));
			partsAreTheWhole(text.toString());
		}
	}

	private static void partsAreTheWhole(String text) {
		int end = 0;
		for (TextPart part : TextParts.of(text)) {
			assertEquals(end, part.offset(), text);
			end = part.endOffset();
		}
		assertEquals(text.length(), end, text);
	}

	@Test
	void literalsAreNoCode() {
		List<String> literals = Stream.of("\"a // b\"", "'\\''", "R\"(\")\"", "<stdio.h>").toList();
		String text = "#include <stdio.h>\nchar a[] = \"a // b\", c = '\\'', *d = R\"(\")\";\n";
		assertEquals(List.of(literals.get(3), literals.get(0), literals.get(1), "\"(\")\""), TextParts.of(text).stream()
				.filter(p -> p.kind() == Kind.LITERAL).map(p -> text.substring(p.offset(), p.endOffset())).toList());
	}
}

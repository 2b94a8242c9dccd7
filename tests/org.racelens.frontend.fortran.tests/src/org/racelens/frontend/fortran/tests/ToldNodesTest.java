package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTree;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/** What a text tells of its nodes is what the parser says when it is asked for each. */
class ToldNodesTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();
	private static final int DAMAGED = 3;
	/** The usual run takes one of so many programs of the corpus. */
	private static final int SHARE = Boolean.getBoolean("racelens.long") ? 1 : 3;
	private static final int MOST_CHANGES = 4;
	private static final List<String> PIECES = List.of(" error ", "end", " if ", "1.", "1.e5", ".eq.", ".and.", "=>", "::", "**", "//",
			"(/", "%",
			"only", "'x''y'", "*", "(", ")", ",", "&\n", "_8", "do", "! c\n", "call ", ":", "\n", "-", "use", "x", " value ", "$", ";");

	private static void assertTold(String path, String text) throws FrontEndException {
		PreparedText prepared = Preparation.of(new SourceText(path, text, 0), SourceForm.of(path, Set.of()), Map.of());
		StringBuilder told = new StringBuilder();
		write(SyntaxTree.of(prepared), told);
		StringBuilder asked = new StringBuilder();
		write(AskedTree.of(prepared), asked);
		assertEquals(asked.toString(), told.toString(), () -> path + "\n" + text);
	}

	private static void write(Node node, StringBuilder lines) {
		lines.append(node.field()).append(' ').append(node.kind()).append(' ').append(node.status()).append(' ').append(node.start())
				.append(' ')
				.append(node.end()).append('\n');
		for (Node child : node.children()) {
			write(child, lines);
		}
		lines.append("-\n");
	}

	@Test
	void nodesOfTheCorpusAreWhereTheParserHasThem() throws Exception {
		int count = 0;
		for (String folder : List.of("tests/corpus/fortran", "examples")) {
			try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
				for (Path file : files.filter(ToldNodesTest::isSample).sorted().toList()) {
					String text = Files.readString(file);
					assertTold(file.toString(), text);
					Random random = new Random(file.getFileName().toString().hashCode());
					for (int i = 0; i < DAMAGED; i++) {
						assertTold(file.toString(), damaged(text, random));
					}
					count++;
				}
			}
		}
		assertTrue(count > 100);
	}

	private static boolean isSample(Path file) {
		return SourceForm.isFortran(file.toString()) && Math.floorMod(file.getFileName().toString().hashCode(), SHARE) == 0;
	}

	/** Pieces are put in, or characters left out. */
	private static String damaged(String text, Random random) {
		StringBuilder damaged = new StringBuilder(text);
		for (int i = 1 + random.nextInt(MOST_CHANGES); i > 0; i--) {
			int at = random.nextInt(damaged.length());
			if (random.nextBoolean()) {
				damaged.insert(at, PIECES.get(random.nextInt(PIECES.size())));
			} else {
				damaged.delete(at, Math.min(damaged.length(), at + 1 + random.nextInt(PIECES.size() / 2)));
			}
		}
		return damaged.toString();
	}

	/** The parser's own recursion would need more stack than there is. */
	@Test
	void deepTextsAreReadOrRefused() {
		for (int depth : List.of(1_000, 10_000, 100_000)) {
			PreparedText deep = Prepared.free("x = " + "(".repeat(depth) + "1" + ")".repeat(depth), "end");
			try {
				assertEquals("translation_unit", SyntaxTree.of(deep).kind());
			} catch (FrontEndException e) {
				assertTrue(e.getMessage().contains("too deeply"), e::getMessage);
			}
		}
	}

	/** A bar is the end of a line. */
	@ParameterizedTest
	@ValueSource(strings = { "l = 1.eq.2.and.3.lt.1.e5.or.1..gt.x", "x = 1.d0*.5 + 1e-3_dp/2.**k - 1_8",
			"l = .not.l.and.(.true._1.eqv.l)",
			"x = z'ff' + b\"01\" + 1.e", "c = 'it''s' // \"a\"\"b\" // c_'x' // ''", "x = -a(i) + (-b(1)%c(2))",
			"y = [1, 2] + (/ 3, 4 /) + [real :: 1]",
			"a(:, ::2, 1:, :n, 1:n:2) = b(:)", "call s", "call s()", "call a%b%c(x, y=1, z=*10)", "call callee(call)",
			"error = value + end(target)",
			"x%error%in = x % value", "p => null()", "p(1:) => q", "write (*, *) a, b", "write (*, '(a)', advance='no')",
			"write (6, 10) x|10 continue",
			"read (5, *, end=10) (a(i), i = 1, n)", "print *, x, 'y'", "print '(a)', x", "print 10, x", "do i = 1, n, 2|end do",
			"a: do i = 1, n|cycle a|exit|enddo a", "if (x == 1) then|x = 2|else if (x /= 1) then|x = 3|endif", "dodo: do|end do dodo",
			"x = a .op. b", "x = .op. a", "x = a$b + a_b", "goto 10", "return", "stop 'x'", "z = (1.0, -2.0)" })
	void statements(String lines) throws FrontEndException {
		assertTold("p.f90", "subroutine s\n" + lines.replace('|', '\n') + "\nend subroutine s\n");
		assertTold("p.f90", lines.toUpperCase(Locale.ROOT).replace('|', '\n').replace("=", " = ") + "\nEND\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "use m", "use only", "usem", "use m, only: a, b", "use m, only: only, onlyx", "use, intrinsic :: m",
			"use :: m",
			"use m, a => b", "use m, only: operator(+), a => b", "integer i, j", "integer, parameter :: n = 1, m = n", "integerx",
			"real(8), intent(in) :: x", "real, intent(in out) :: x", "real, intent(inout), dimension(:) :: x", "real*8 x",
			"double precision x",
			"doubleprecision x", "character(len=*), intent(in) :: c", "character*8 c", "character*(*) c",
			"type(t), pointer :: p => null()",
			"class(*), allocatable :: x", "real, save, target :: in, out", "logical, optional :: value",
			"real, dimension(3), volatile :: x(2)",
			"procedure(f), pointer :: p" })
	void declarations(String line) throws FrontEndException {
		assertTold("p.f90", "subroutine s\n" + line + "\nend\n");
		assertTold("p.f90", "module s\n" + line.toUpperCase(Locale.ROOT) + "\nend module\n");
	}
}

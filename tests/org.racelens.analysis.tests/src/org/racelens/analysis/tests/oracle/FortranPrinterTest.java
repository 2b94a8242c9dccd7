package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.FortranStyle.Ends;
import org.racelens.analysis.tests.oracle.FortranStyle.Kind;
import org.racelens.analysis.tests.oracle.FortranStyle.Place;
import org.racelens.analysis.tests.oracle.FortranStyle.Privates;
import org.racelens.analysis.tests.oracle.FortranStyle.Sharing;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.TinyProgram.Parameter;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/** The printed text and its line numbers. */
class FortranPrinterTest {
	private static final FortranStyle PLAIN = new FortranStyle(Place.EXPLICIT_DUMMIES, Map.of("a", Kind.PLAIN, "x", Kind.COMPONENT),
			Privates.CLAUSES, Sharing.NONE, Ends.NEEDED);
	private static final FortranStyle BLOCKS = new FortranStyle(Place.MODULE, Map.of("c", Kind.ALLOCATABLE), Privates.BLOCKS,
			Sharing.IMPLICIT, Ends.ALL);

	@Test
	void aSubroutineConfinesItsParameterByAGuard() {
		TinyProgram program = Extents.declared(Syntax.team(3, 0, 4,
				Syntax.distributed(Syntax.STATIC, Ending.NOWAIT, "i", Syntax.N,
						Syntax.copy(7, Syntax.a(Syntax.plus(Syntax.I, -1)), Syntax.x())),
				Syntax.when(Syntax.equal(Syntax.remainder(Syntax.TID, 2), 0), Syntax.read(8, Syntax.x()))), () -> 0);
		PrintedProgram printed = FortranPrinter.print(program, PLAIN);
		assertEquals("""
				module shared_data
				  use omp_lib
				  implicit none
				  type :: type_of_x
				    integer :: part
				  end type type_of_x
				contains
				subroutine region(a, x, n)
				  use omp_lib
				  implicit none
				  integer, intent(inout) :: a(-1:2)
				  type(type_of_x), intent(inout) :: x
				  integer, intent(in) :: n
				  integer :: i, r8, tid
				  if (n < 0 .or. n > 4) return
				  !$omp parallel num_threads(3) default(none) shared(a, n, x) private(r8, tid)
				    tid = omp_get_thread_num()
				    !$omp do schedule(static)
				    do i = 0, n - 1
				      a(i + (-1)) = x%part
				    end do
				    !$omp end do nowait
				    if (mod(tid, 2) == 0) then
				      r8 = x%part
				    end if
				  !$omp end parallel
				end subroutine region
				end module shared_data
				""", printed.source());
		assertEquals(Map.of(7, 20, 8, 24), printed.lines());
	}

	@Test
	void aCombinedDirectiveDeclaresThreadSymbolsInsideItsLoop() {
		TinyProgram program = new TinyProgram(Shape.COMBINED, OptionalInt.empty(), Optional.of(new Parameter("n", 3, 3)), List.of(),
				List.of(Syntax.distributed(Syntax.DYNAMIC, Ending.BARRIER, "i", Syntax.N,
						Syntax.when(Syntax.equal(Syntax.TID, 1),
								Syntax.line(0, Stmt.Operation.ATOMIC_READ, Syntax.c(Syntax.I, Syntax.I))))));
		PrintedProgram printed = FortranPrinter.print(Extents.declared(program, () -> 1), BLOCKS);
		assertEquals("""
				program region
				  use omp_lib
				  implicit none
				  integer, allocatable :: c(:, :)
				  integer :: n
				  integer :: i
				  allocate(c(0:3, 0:3))
				  c = 0
				  n = 3
				  !$omp parallel do schedule(dynamic)
				  do i = 0, n - 1
				    block
				      integer :: tid
				      tid = omp_get_thread_num()
				      if (tid == 1) then
				        block
				          integer :: r0
				          !$omp atomic read
				          r0 = c(i, i)
				          !$omp end atomic
				        end block
				      end if
				    end block
				  end do
				  !$omp end parallel do
				end program region
				""", printed.source());
		assertEquals(Map.of(0, 19), printed.lines());
	}

	@Test
	void everyAccessStandsAloneOnItsLine() {
		for (Dialect dialect : Dialect.values()) {
			for (long seed = 0; seed < 40; seed++) {
				TinyProgram program = dialect.program(seed);
				PrintedProgram printed = FortranPrinter.print(program, FortranStyle.of(seed));
				String[] lines = printed.source().split("\n");
				assertEquals(CPrinter.print(program).lines().keySet(), printed.lines().keySet());
				assertEquals(printed.lines().size(), printed.lines().values().stream().distinct().count());
				Oracle.races(program).forEach(race -> Stream.of(race.first(), race.second()).map(printed.lines()::get)
						.forEach(line -> assertTrue(lines[line - 1].contains(race.variable())
								|| lines[line - 1].contains("!$omp task"), () -> line + "\n" + printed.numbered())));
			}
		}
	}

	@Test
	void allWaysToWriteAProgramDownOccur() {
		List<String> sources = new ArrayList<>();
		for (long seed = 0; seed < 40; seed++) {
			for (Dialect dialect : Dialect.values()) {
				sources.add(FortranPrinter.print(dialect.program(seed), FortranStyle.of(seed)).source());
			}
		}
		for (String part : List.of("common /", "(0:)\n", ", allocatable ::", ", pointer ::", "%part(", "default(none)", "default(private)",
				"private(", "block\n", "(-1:", "collapse(2)", "end do nowait", "!$omp end simd", "mod(", ".and.", "depend(",
				"omp_get_team_num()",
				"distribute parallel do", "ordered depend(sink: ", "call omp_set_lock(", "final(.true.)", "dble(")) {
			long count = sources.stream().filter(source -> source.contains(part)).count();
			assertTrue(count >= 3, () -> part + " occurs too seldom: " + count);
		}
	}
}

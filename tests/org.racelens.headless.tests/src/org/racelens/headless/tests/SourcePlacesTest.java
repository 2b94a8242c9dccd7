package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.confirm.observed.SourcePlaces;
import org.racelens.confirm.observed.SourcePlaces.Expression;
import org.racelens.model.source.SourceRange;

/**
 * What is accessed at the places that compilers name: gcc 12 names operators, in C the bracket or the mark of a member behind a name, and
 * in C++ the end of these. The place is marked by {@code @}, lines are parted by {@code /}.
 */
class SourcePlacesTest {
	private static final String NONE = "none";

	/** A text with a place in it. */
	private record Marked(List<String> lines, int line, int column) {
		static Marked of(String marked) {
			List<String> lines = List.of(marked.replace('~', '\t').split("/", -1));
			for (int i = 0; i < lines.size(); i++) {
				int column = lines.get(i).indexOf('@');
				if (column >= 0) {
					return new Marked(lines.stream().map(l -> l.replace("@", "")).toList(), i + 1, column + 1);
				}
			}
			throw new IllegalArgumentException(marked);
		}

		SourcePlaces places() {
			return new SourcePlaces((path, number) -> number > 0 && number <= lines.size() ? Optional.of(lines.get(number - 1))
					: Optional.empty());
		}

		String text(SourceRange place) {
			String from = lines.get(place.line() - 1).substring(place.column() - 1);
			return from.substring(0, place.endOffset() - place.offset());
		}
	}

	private static String told(Marked marked, Expression found) {
		found.text().ifPresent(text -> assertEquals(text, marked.text(found.place()), "the place is that of the text"));
		return found.text().orElse(NONE);
	}

	@ParameterizedTest
	@CsvSource({ "x @= y;, x", "x @+= y;, x", "x@++;, x", "a[i] @= b[i + 1];, a[i]", "a[i] @+= b[i];, a[i]", "*p @= 1;, *p",
			"q->b[2] @= s.a;, q->b[2]", "p[i]@--;, p[i]", "x/~@= y;, x", "{ own.part@++; }, own.part", "(*p)@++;, (*p)", "@f(a);, none" })
	void whatIsWrittenStandsBeforeTheOperator(String text, String expected) {
		Marked marked = Marked.of(text);
		assertEquals(expected, told(marked, marked.places().accessed("a.c", marked.line(), marked.column())));
	}

	@ParameterizedTest
	@CsvSource({ "x @= y;, y", "int @own = y;, y", "a[i] = b@[i + 1];, b[i + 1]", "a[i] = b[i + 1@];, b[i + 1]", "q->b[2] = s@.a;, s.a",
			"q->b[2] = s.@a;, s.a", "if @(x), x", "if@(x), x", "return a@[2] + x;, a[2]", "return a[2@] + x;, a[2]", "x @= y + z;, none",
			"f@(a[3]);, none", "@*p = 1;, *p", "return sum += @i;, none", "return sum <<= @i;, none", "return sum <= @i;, i",
			"a(i) = a(i +@ 7), none" })
	void whatIsReadStandsBehindAnAssignmentOrAroundABracket(String text, String expected) {
		Marked marked = Marked.of(text);
		assertEquals(expected, told(marked, marked.places().read("a.c", marked.line(), marked.column())));
	}

	/** gcc names the operator for both. */
	@ParameterizedTest
	@CsvSource({ "x @+= y;, x, y", "while (y @> x), y, x", "z = a[i] @+ s.b;, a[i], s.b", "z = x @< y ? 1 : 2;, x, y" })
	void ofAnOperatorEitherSideMayBeRead(String text, String left, String right) {
		Marked marked = Marked.of(text);
		assertEquals(List.of(left, right),
				marked.places().readings("a.c", marked.line(), marked.column()).stream().map(marked::text).toList());
	}

	/** gcc names the directive in C++, the statement in C. */
	@ParameterizedTest
	@CsvSource({ "#pragma @omp atomic/~x += 3;", "#pragma @omp atomic \\/~seq_cst/~x += 3;" })
	void whatAnAtomicConstructAccessesStandsBehindIt(String text) {
		Marked marked = Marked.of(text);
		int last = marked.lines().size();
		assertEquals(last, marked.places().accessed("a.c", marked.line(), marked.column()).place().line());
		assertEquals(last, marked.places().read("a.c", marked.line(), marked.column()).place().line());
	}

	@Test
	void ofALoopsDirectiveTheBoundsInTheNextLineMayBeRead() {
		Marked marked = Marked.of("#pragma @omp parallel for/for (i = 0; i < n; i++)");
		Expression read = marked.places().read("a.c", 1, marked.column());
		assertEquals(List.of(1, 2), List.of(read.place().line(), read.place().endLine()));
		assertEquals(Optional.empty(), read.text());
	}

	@Test
	void aPlaceBehindTheTextIsTheLine() {
		Marked marked = Marked.of("~x++;@");
		Expression read = marked.places().accessed("a.c", 1, 99);
		assertEquals(List.of(1, 2), List.of(read.place().line(), read.place().column()));
		assertEquals(Optional.empty(), marked.places().accessed("a.c", 9, 1).text());
	}
}

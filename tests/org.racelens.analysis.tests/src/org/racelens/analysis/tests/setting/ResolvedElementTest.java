package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The memory of a race is told by a name that the program could use, whatever it is called inside of the library's classes. */
class ResolvedElementTest {
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"n = i;               | n",
			"point.x = i;         | point.x",
			"point.a[2] = i;      | point.a[2]",
			"row[3] = i;          | row[3]",
			"p[3] = i;            | p[3]",
			"q->x = i;            | q->x",
			"v[2] = i;            | v[2]",
			"points[1].a[1] = i;  | points[1].a[1]",
			"w->v[1] = i;         | w->v[1]",
			"derived.Base::x = i; | derived.Base::x",
			"derived.x = i;       | derived.x",
			"pair.first = i;      | pair.first" })
	void elementHasAName(String statement, String name) {
		List<String> told = Answers.cpp().all("""
				#include <utility>
				#include <vector>
				struct Point { int x; int a[4]; };
				struct Base { int x; };
				struct Derived : Base { int x; };
				struct Whole { std::vector<int> v; };
				void f(int &n, Point &point, int (&row)[10], int *p, Point *q, std::vector<int> &v, std::vector<Point> &points, Whole *w,
						Derived &derived, std::pair<int, int> &pair) {
				#pragma omp parallel for
					for (int i = 0; i < 10; i++)
						%s
				}
				""".formatted(statement)).get(0).races().stream()
				.flatMap(r -> Stream.of(r.first().resolved(), r.second().resolved())).distinct().toList();
		assertEquals(List.of(name), told);
	}
}

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

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"n = i;                     | &n",
			"x[8] = i;                  | &x[8]",
			"p->x[3] = i;               | &p->x[3]",
			"p[1].n = i;                | &p[1].n",
			"m[2] = p[0];               | &m[2]",
			"a[2][3] = i;               | &a[2][3]",
			"((int *)x)[3] = i;         | (char *)x + 12",
			"s.u.all[3] = i;            | (char *)&s + 20",
			"((int *)buf)[2] = i;       | (char *)buf + 8",
			"((char *)&n)[1] = 1;       | (char *)&n + 1",
			"s.low = i;                 | (char *)&s + 4" })
	void addressIsAnExpressionOfC(String statement, String pointer) {
		List<String> told = Answers.c().all("""
				#include <stdlib.h>
				struct P { int n; double x[8]; };
				struct S { int k; int low: 3; union { int one; int all[4]; } u; };
				char buf[64];
				int n, a[4][5];
				struct P m[10];
				struct S s;
				void f(struct P *p) {
					double *x = malloc(800);
				#pragma omp parallel for
					for (int i = 0; i < 10; i++)
						%s
				}
				""".formatted(statement)).get(0).races().stream().filter(r -> r.first().write() && r.second().write())
				.flatMap(r -> Stream.of(r.first().pointer().text(), r.second().pointer().text())).distinct().toList();
		assertEquals(List.of(pointer), told);
	}
}

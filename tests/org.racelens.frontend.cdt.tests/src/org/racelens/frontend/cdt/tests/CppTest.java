package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CppTest {
	@Test
	void referencesAreFollowed() {
		Source source = Source.cpp("void f(int &r, int x) { int &s = r; s = x; r++; const int &t = x + 1; x = t; }");
		assertEquals("""
				local i32* s const = r
				((*s) = x)
				((*r)++)
				local i32* t const = (&{0:(x + 1)})
				(x = (*t))
				""", source.outline());
		assertEquals("s", source.spelling("(*s)"));
	}

	@Test
	void referenceArgumentsAreAddresses() {
		Source source = Source.cpp("void g(int &a, const int &b, int c) { a = b + c; }\nvoid f(int *p, int x) { g(p[1], 3, x); }");
		assertEquals("g(int &, const int &, int){(&p[1]), (&{0:3}), x}\n", source.outline());
	}

	@Test
	void functionsThatReturnReferences() {
		Source source = Source.cpp("int a[9];\nint &at(int i) { return a[i]; }\nvoid f() { at(2) = 3; }");
		assertEquals("return (&a[i])\n", source.outline("at"));
		assertEquals("((*at(int){2}) = 3)\n", source.outline());
	}

	@Test
	void overloadsHaveTheirOwnKeys() {
		Source source = Source.cpp("int g(int i) { return i; }\nint g(double d) { return 1; }\nnamespace n { int g(int i) { return 2; } }\n"
				+ "int f() { return g(1) + g(1.5) + n::g(2); }");
		assertEquals("return ((g(int){1} + g(double){1.5}) + n::g(int){2})\n", source.outline());
	}

	@Test
	void memberFunctionsTakeTheirObject() {
		Source source = Source.cpp("""
				struct counter {
					int n;
					static int all;
					void add(int k) { n += k; all++; twice(); }
					void twice() { this->n *= 2; }
				};
				int counter::all = 0;
				void f(counter &c, counter *p) { c.add(1); p->twice(); counter d; d.add(2); }
				""");
		assertEquals("((*this).n += k)\n(all++)\ncounter::twice(){this}\n", source.outline("add"));
		assertEquals("counter::add(int){c, 1}\ncounter::twice(){p}\nlocal counter d\ncounter::add(int){(&d), 2}\n", source.outline());
		assertEquals("this", source.function("add").parameters().get(0).name());
	}

	@Test
	void constructorsRun() {
		Source source = Source.cpp("""
				struct range {
					int from, to;
					int step = 2;
					range(int a, int b) : from(a), to(b) { check(); }
					void check() { }
				};
				void f(int n) { range r(1, n); range s = range(n, 2); range *p = new range(3, 4); }
				""");
		assertEquals("((*this).from = a)\n((*this).to = b)\n((*this).step = 2)\nrange::check(){this}\n", source.outline("range"));
		assertTrue(source.outline().startsWith("local range r\nrange::range(int, int){(&r), 1, n}\n"), source.outline());
		assertTrue(source.outline().contains("new range"), source.outline());
	}

	@Test
	void implicitConstructorsInitialiseMembers() {
		Source source = Source.cpp("struct s { int a = 5; double b; };\nvoid f() { s x; }");
		assertEquals("local s x\ns::s(){(&x)}\n", source.outline());
		assertEquals("((*this).a = 5)\n", source.outline("s"));
	}

	@Test
	void destructorsRunAtTheEndOfTheBlock() {
		Source source = Source
				.cpp("int open;\nstruct g { g() { open++; } ~g() { open--; } };\nint f(int n) { g a; { g b; n++; } return n + 1; }");
		assertEquals("""
				local g a
				g::g(){(&a)}
				{
				  local g b
				  g::g(){(&b)}
				  (n++)
				  g::~g(){(&b)}
				}
				unnamed i32 (result) = (n + 1)
				g::~g(){(&a)}
				return (result)
				""", source.outline());
	}

	@Test
	void destructorsRunBeforeEarlyJumps() {
		Source source = Source.cpp("int open;\nstruct g { ~g() { open--; } };\nvoid f(int n) { g a; if (n) return; n++; }");
		assertEquals(List.of(), source.gaps());
		assertEquals("""
				local g a
				if n
				  {
				    g::~g(){(&a)}
				    return
				  }
				(n++)
				g::~g(){(&a)}
				""", source.outline());
	}

	@Test
	void basesComeFirst() {
		Source source = Source.cpp("""
				struct a { int x; };
				struct b { double y; void bump() { y++; } };
				struct c : a, b { int z; };
				void f(c *p) { p->x = 1; p->y = 2; p->z = 3; p->bump(); }
				""");
		assertEquals("0 8 16",
				source.unit().records().get("c").fields().stream().map(f -> Long.toString(f.offset())).reduce((l, r) -> l + " " + r).get());
		assertTrue(source.outline().contains("b::bump(){(b*)(i8*)p@8}"), source.outline());
	}

	@Test
	void virtualCallsAskTheObjectUnlessItsClassIsKnown() {
		Source source = Source.cpp("struct a { virtual void v() { } int k; };\nvoid f(a *p, a &r) { p->v(); r.v(); a o; o.v(); }");
		assertTrue(source.outline().startsWith("virtual a a::v(){p}\nvirtual a a::v(){r}\nlocal a o\na::v(){(&o)}\n"), source.outline());
		assertEquals(8, source.unit().records().get("a").fields().get(0).offset());
	}

	@Test
	void operatorsOfClassesAreCalls() {
		Source source = Source.cpp("""
				struct v { double x; v operator+(const v &o) const { return v{x + o.x}; } double &operator[](int i) { return x; } };
				v operator*(double s, const v &a) { return v{s * a.x}; }
				void f(v a, v b) { v c = a + 2.0 * b; c[1] = 3; a = b; }
				""");
		assertEquals("""
				local v c = v::operator +(const v &)const{(&a), (&{0:operator *(double, const v &){2.0, (&b)}})}
				((*v::operator [](int){(&c), 1}) = 3)
				(a = b)
				""", source.outline());
	}

	@Test
	void templatesAreLoweredByInstance() {
		Source source = Source.cpp("""
				template <class T, int N> struct block { T data[N]; T &at(int i) { return data[i]; } };
				template <class T> T sum(const T *p, int n) {
					T s = 0;
				#pragma omp parallel for reduction(+: s)
					for (int i = 0; i < n; i++)
						s += p[i];
					return s;
				}
				double f(double *p, float *q) { block<int, 4> b; b.at(1) = 2; return sum(p, 3) + sum(q, 4); }
				""");
		assertEquals(2, source.unit().functions().stream().filter(g -> g.name().equals("sum")).count());
		assertTrue(source.outline("sum").contains("reduction(+:s)"), source.outline("sum"));
		assertEquals(16, source.unit().records().values().stream().filter(r -> r.name().startsWith("block")).findFirst().get().size());
	}

	@Test
	void defaultArgumentsAreAdded() {
		Source source = Source
				.cpp("int k = 3;\nint g(int a, int b = k + 1);\nint g(int a, int b) { return a + b; }\nint f() { return g(2); }");
		assertEquals("return g(int, int){2, (k + 1)}\n", source.outline());
	}

	@Test
	void lambdasAreFunctionsOfTheirCaptures() {
		Source source = Source.cpp("int f(int n) { int p = 0, q = 1; auto g = [&p, q](int i) { p += q + i; }; g(n); return p; }");
		assertEquals("((*(*(closure)).p) += ((*(closure)).q + i))\n", source.outline("operator()"));
		assertTrue(source.outline().contains("= {0:(&p), 1:q}"), source.outline());
		assertTrue(source.outline().contains("(lambda at line 1)::operator(){(&g), n}"), source.outline());
		assertEquals(1, source.unit().functions().stream().filter(x -> x.name().equals("operator()")).count());
	}

	@Test
	void defaultCapturesTakeWhatTheBodyNames() {
		Source source = Source.cpp("int g;\nstruct s { int k; void f(int n) { auto h = [=] { k = n + g; }; h(); } };");
		assertTrue(source.outline("f").contains("= {0:this, 1:n}"), source.outline("f"));
		assertTrue(source.outline("operator()").contains("((*this).k = ((*(closure)).n + g))"), source.outline("operator()"));
	}

	@Test
	void loopsOverArraysAndVectors() {
		Source source = Source.cpp(
				"#include <vector>\nint a[4];\nint f(std::vector<int> &v) { int s = 0; for (int x : a) s += x; for (auto &y : v) y = 1; return s; }");
		assertTrue(source.outline().contains("loop ((index) < 4) step (++(index))"), source.outline());
		assertTrue(source.outline().contains("loop ((iterator) != (end)) step (++(iterator))"), source.outline());
		assertTrue(source.gaps().isEmpty(), source.gaps().toString());
	}

	@Test
	void standardContainersHaveBodies() {
		Source source = Source
				.cpp("#include <vector>\nvoid f(int n) { std::vector<double> v(n); v[1] = 2; v.push_back(3); n = v.size(); }");
		assertTrue(source.gaps().isEmpty(), source.gaps().toString());
		assertTrue(source.unit().functions().stream().anyMatch(g -> g.name().equals("push_back")));
	}

	@Test
	void libraryFunctionsKeepTheirPlainNames() {
		Source source = Source.cpp(
				"#include <cmath>\n#include <algorithm>\n#include <omp.h>\nint f(int a, int b) { return std::max(a, b) + std::sqrt(2.0)"
						+ " + omp_get_thread_num(); }");
		assertEquals("return ((max{a, b} + sqrt{2.0}) + omp_get_thread_num{})\n", source.outline());
		assertEquals("i32", source.type("max{a, b}"));
	}

	@Test
	void conditionsMayDeclare() {
		Source source = Source
				.cpp("int g(int);\nvoid f(int n) { if (int k = g(n)) n = k; while (int j = g(n)) n = j; if (int i = 1; i < n) n = i; }");
		assertEquals("""
				{
				  local i32 k = g{n}
				  if k
				    (n = k)
				}
				{
				  local i32 j
				  loop (j = g{n})
				    (n = j)
				}
				{
				  local i32 i = 1
				  if (i < n)
				    (n = i)
				}
				""", source.outline());
	}

	@Test
	void exceptionsAreGapsWithTheirParts() {
		Source source = Source.cpp("void g(int);\nvoid f(int n) { try { g(n); n = 1; } catch (int &e) { n = e; } }");
		assertEquals(1, source.gaps().size());
		assertTrue(source.outline().contains("(n = 1)"), source.outline());
		assertTrue(source.outline().contains("(n = (*e))"), source.outline());
	}

	@Test
	void aTryBlockIsLeftByItsOwnThrows() {
		assertEquals("""
				{
				  local i32 (thrown) = 0
				  switch 0
				    {
				      default
				      {
				        if n
				          {
				            n
				            ((thrown) = 1)
				            break
				          }
				        (n = 1)
				      }
				    }
				  if (thrown)
				    {
				      (n = 2)
				    }
				}
				""", Source.cpp("void f(int n) { try { if (n) throw n; n = 1; } catch (...) { n = 2; } }").outline());
	}

	@Test
	void conversionsOfClasses() {
		Source source = Source
				.cpp("struct c { double v; c(double x) : v(x) { } operator double() const { return v; } };\ndouble g(c a) { return a; }\n"
						+ "double f() { return g(2.5); }");
		assertEquals("return c::operator double()const{(&a)}\n", source.outline("g"));
		assertTrue(source.outline().contains("c::c(double){(&(temporary)), 2.5}"), source.outline());
	}

	@Test
	void membersInsideParallelRegionsAreThisMembers() {
		Source source = Source.cpp(
				"class m { int n; double *p; public: void run() {\n#pragma omp parallel for\nfor (int i = 0; i < n; i++) p[i] = n;\n} };");
		assertTrue(source.outline("run").contains("((*this).p[i] = (*this).n)"), source.outline("run"));
		assertEquals("p", source.spelling("(*this).p"));
	}

	@Test
	void objectsInContainersAreCopiedByTheirConstructors() {
		Source source = Source.cpp("#include <vector>\nvoid f() { std::vector<std::vector<int>> v(3, std::vector<int>(4)); v[1][2] = 3; }");
		assertTrue(
				source.unit().functions().stream().anyMatch(g -> g.key().startsWith("std::vector<int,std::allocator<int>>::vector(const ")),
				source.unit().functions().stream().map(g -> g.key()).toList().toString());
	}

	@Test
	void implicitCopiesArePlainAssignments() {
		Source source = Source.cpp(
				"struct c { double r; c &operator=(const double &d) { r = d; return *this; } };\nvoid f(c a, c b) { a = b; a = 2.0; }");
		assertEquals("(a = b)\nc::operator =(const double &){(&a), (&{0:2.0})}\n", source.outline());
	}

	@Test
	void elementsOfArraysAreConstructed() {
		Source source = Source
				.cpp("struct p { int x = 1; };\nstruct q { int x; };\nvoid f(int n) { p a[2]; q b[2]; p *c = new p[n]; q *d = new q[n]; }");
		assertEquals(0, source.gaps().size());
		assertEquals("""
				p::p(){(&(row)[0])}
				p::p(){(&(row)[1])}
				""", source.outline("(made) p[2]"));
		assertTrue(source.outline("(made) p[]").contains("p::p(){(&(row)[(index)])}"));
		assertTrue(source.outline().contains("(made) p[]{(temporary), n}"));
	}
}

package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Which class an object is of is known by its declaration, its allocation, or as a part of these, and of no other. C++17 §13.3 */
class ObjectClassesTest {
	private static final String CLASSES = """
			#include <new>
			int x, y;
			volatile int any;
			struct Shape { int size = 1; virtual void draw() { } virtual ~Shape() { } };
			struct Loud : Shape { void draw() override { x++; } };
			struct Quiet : Shape { void draw() override { int own = size; own++; } };
			struct Other { int before = 0; virtual void play() { y++; } virtual ~Other() { } };
			struct Both : Other, Loud { };
			struct Holder { int n = 0; Loud loud; Quiet quiet; Loud row[3]; };
			""";

	private static Verdict drawn(String objects, String call) {
		List<Verdict> verdicts = Probe
				.verdictsInCpp(CLASSES + "int main() {\n" + objects + "\n#pragma omp parallel\n{ " + call + " }\nreturn 0;\n}\n");
		assertEquals(1, verdicts.size());
		return verdicts.get(0);
	}

	@Test
	void aDeclaredObjectIsOfItsClass() {
		assertEquals(Verdict.RACE, drawn("Loud loud; Shape *s = &loud;", "s->draw();"));
		assertEquals(Verdict.RACE_FREE, drawn("Quiet quiet; Shape *s = &quiet;", "s->draw();"));
		assertEquals(Verdict.RACE_FREE, drawn("Loud loud; Shape *s = &loud;", "s->Shape::draw();"));
	}

	@Test
	void soIsAnAllocatedOne() {
		assertEquals(Verdict.RACE, drawn("Shape *s = new Loud;", "s->draw();"));
		assertEquals(Verdict.RACE_FREE, drawn("Shape *s = new Quiet;", "s->draw();"));
	}

	@Test
	void aMemberIsOfItsOwnClass() {
		assertEquals(Verdict.RACE, drawn("Holder h; Shape *s = &h.loud;", "s->draw();"));
		assertEquals(Verdict.RACE_FREE, drawn("Holder h; Shape *s = &h.quiet;", "s->draw();"));
		assertEquals(Verdict.RACE, drawn("Holder h; Shape *s = &h.row[2];", "s->draw();"));
	}

	@Test
	void elementsOfAnArrayAreAllOfTheElementsClass() {
		assertEquals(Verdict.RACE, drawn("Loud row[4]; int i = 3; Shape *s = &row[i];", "s->draw();"));
		assertEquals(Verdict.RACE_FREE, drawn("Quiet row[4]; int i = 3; Shape *s = &row[i];", "s->draw();"));
	}

	@Test
	void aBaseAtADistanceBelongsToTheWholeObject() {
		assertEquals(Verdict.RACE, drawn("Both both; Shape *s = &both;", "s->draw();"));
		assertEquals(Verdict.RACE, drawn("Both both; Other *o = &both;", "o->play();"));
	}

	@Test
	void aCopyThatIsSlicedIsOfTheBaseClass() {
		assertEquals(Verdict.RACE_FREE, drawn("Loud loud; Shape copy = loud; Shape *s = &copy;", "s->draw();"));
	}

	@Test
	void whereOneOfTwoIsMeantEitherMayBe() {
		assertEquals(Verdict.RACE, drawn("Loud loud; Quiet quiet; Shape *s = any ? (Shape *) &loud : (Shape *) &quiet;", "s->draw();"));
		assertEquals(Verdict.RACE_FREE, drawn("Quiet one; Shape two; Shape *s = any ? (Shape *) &one : &two;", "s->draw();"));
	}

	@Test
	void anObjectMadeInPlaceOfAnotherMayBeOfAnyClass() {
		assertNotEquals(Verdict.RACE_FREE, drawn("Quiet quiet; Shape *s = new (&quiet) Loud;", "s->draw();"));
	}
}

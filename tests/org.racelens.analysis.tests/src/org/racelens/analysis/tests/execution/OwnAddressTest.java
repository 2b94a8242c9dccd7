package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe.Truth;

/** An object that holds its own address: what copies, results and parameters of it hold. C++17 [class.copy.elision], [class.temporary] */
class OwnAddressTest {
	private static final String CLASSES = """
			struct Plain { int n; Plain *self; };
			struct Bytes { int n; Bytes *self; Bytes() : n(0), self(this) {} };
			struct Moved { int n; Moved *self; Moved() : n(0), self(this) {} Moved(const Moved &o) : n(o.n), self(o.self) {} };
			struct Own { int n; Own *self; Own() : n(0), self(this) {} Own(const Own &o) : n(o.n), self(this) {} };
			Bytes bytes() { return Bytes(); }
			Moved moved() { return Moved(); }
			Moved named() { Moved m; return m; }
			Own own() { Own o; return o; }
			void keep(Plain *p) { p->self = p; }
			""";

	@Test
	void anObjectThatIsMadeInPlaceHoldsItsAddress() {
		is(Truth.ALWAYS, "Bytes b;", "b.self == &b");
		is(Truth.ALWAYS, "Moved m;", "m.self == &m");
		is(Truth.ALWAYS, "Plain p; keep(&p);", "p.self == &p");
	}

	@Test
	void aCopyHoldsTheAddressOfWhatItWasCopiedFrom() {
		is(Truth.ALWAYS, "Bytes b; Bytes c = b;", "c.self == &b");
		is(Truth.NEVER, "Bytes b; Bytes c = b;", "c.self == &c");
		is(Truth.ALWAYS, "Own b; Own c = b;", "c.self == &c");
	}

	@Test
	void anAssignedObjectHoldsTheOthersAddress() {
		is(Truth.ALWAYS, "Bytes b; Bytes c; c = b;", "c.self == &b");
		is(Truth.NEVER, "Bytes b; Bytes c; c = b;", "b.self == &c");
	}

	@Test
	void aResultThatIsMadeWhereItGoesHoldsItsAddress() {
		is(Truth.ALWAYS, "Moved m = moved();", "m.self == &m");
	}

	@Test
	void aResultThatMayBeCopiedMayHoldEither() {
		is(Truth.OPEN, "Bytes b = bytes();", "b.self == &b");
		is(Truth.OPEN, "Moved m = named();", "m.self == &m");
	}

	@Test
	void aParameterOfAClassThatMayHoldItsOwnAddressMayLeadToItself() {
		for (String type : new String[] { "Bytes", "Moved", "Own" }) {
			assertNotEquals(Truth.NEVER, Probe.truthInCpp(CLASSES, "f(" + type + " p)", "", "p.self == &p"), type);
		}
	}

	@Test
	void aStoreThroughTheOwnAddressOfAParameterMayChangeIt() {
		for (String type : new String[] { "Bytes", "Moved", "Own" }) {
			assertNotEquals(Truth.ALWAYS, Probe.truthInCpp(CLASSES, "f(" + type + " p)", "p.n = 1; p.self->n = 2;", "p.n == 1"), type);
		}
		assertEquals(Truth.ALWAYS, Probe.truthInCpp(CLASSES, "f(Plain p)", "p.n = 1; p.self->n = 2;", "p.n == 1"));
	}

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truthInCpp(CLASSES, "main()", statements, expression), statements + " " + expression);
	}
}

package org.racelens.logic.term;

/**
 * What an unknown, a function or a family of objects is called. Names with the same text are the same name. The text is for readers and
 * solvers; what is to be known of a name stands beside it, so that nothing takes texts apart: parts of programs, which may look like
 * anything, are in many of them.
 *
 * @param text readable, and unique within the analysis of one unit: {@code n}, {@code i#2}
 * @param base the text up to the first number of a fresh name in it: what the source calls it, where it calls it anything
 * @param age that of the freshest name that it was made of
 */
public record Name(String text, String base, Age age) {
	/** A name that is no fresh one, whatever its text looks like. */
	public static Name of(String text) {
		return new Name(text, text, Age.NONE);
	}

	/** The name of something that has an age of its own. */
	public static Name fresh(String base, Age age) {
		return new Name(base + "#" + age.number(), base, age);
	}

	/** The name with another one behind it. */
	public Name then(Name other) {
		return new Name(text + other.text, age.equals(Age.NONE) ? text + other.base : base, age.orYounger(other.age));
	}

	/** The name with a text behind it, as old as it is: of an instance, a copy or a part of what it names. */
	public Name then(String suffix) {
		return then(of(suffix));
	}

	/** The name with a text before it, as old as it is: of something that belongs to what it names. */
	public Name after(String prefix) {
		return of(prefix).then(this);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Name n && text.equals(n.text);
	}

	@Override
	public int hashCode() {
		return text.hashCode();
	}

	@Override
	public String toString() {
		return text;
	}
}

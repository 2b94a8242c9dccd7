package org.racelens.headless.store;

import java.util.Optional;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

/** What a text means, which may not have been read yet. */
public final class KnownUnit {
	/** Reads a unit. */
	@FunctionalInterface
	interface Reading {
		ParsedUnit done() throws FrontEndException;
	}

	private final SourceText source;
	private final Optional<String> digest;
	private final Reading reading;
	private ParsedUnit unit;

	KnownUnit(SourceText source, Optional<String> digest, Reading reading) {
		this.source = source;
		this.digest = digest;
		this.reading = reading;
	}

	/** A unit that is there, of which nothing is kept. */
	public static KnownUnit of(ParsedUnit unit) {
		return new KnownUnit(unit.source(), Optional.empty(), () -> unit);
	}

	/** The text. */
	public SourceText source() {
		return source;
	}

	/** What stands for the unit; empty where nothing does. */
	Optional<String> digest() {
		return digest;
	}

	/**
	 * The unit itself.
	 *
	 * @throws FrontEndException where it has to be read again, and cannot be
	 */
	public synchronized ParsedUnit unit() throws FrontEndException {
		if (unit == null) {
			unit = reading.done();
		}
		return unit;
	}
}

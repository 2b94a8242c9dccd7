package org.racelens.headless.store;

/**
 * The kinds of values in the form of {@link RecordWriter}. A file is a row of values, each behind its parts, which it names by how many
 * values they stand before it; the last one is the whole. Collections have their number of elements in front.
 */
enum Tag {
	/** its UTF-16 code units */
	STRING,
	INT,
	LONG,
	FALSE,
	TRUE,
	/** its seconds and nanoseconds */
	DURATION,
	/** the names of its class and of itself */
	ENUM,
	/** the name of its class, then its components; those of primitive types are not values of their own */
	RECORD,
	EMPTY,
	PRESENT,
	LIST,
	/** with an order of its own */
	ORDERED_SET,
	SET,
	/** with an order of its own */
	ORDERED_MAP,
	MAP
}

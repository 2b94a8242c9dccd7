package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.racelens.recording.log.AccessRun;

/** Records of accesses of one epoch, without an object for each. */
final class AccessTable {
	/** What a shape weighs, where a record without it weighs 1. */
	private static final int WEIGHT_OF_SHAPE = 8;
	private static final int FIRST = 256;
	private final Map<Shape, Integer> numbers = new HashMap<>();
	private final List<Shape> shapes = new ArrayList<>();
	private Shape last;
	private int lastNumber;
	private long[] bases = new long[FIRST];
	private int[] segments = new int[FIRST];
	private int[] shapesOf = new int[FIRST];
	private int size;
	private long rows;

	/** @param distance between rows, maybe negative */
	void add(int segment, AccessRun first, long distance, int count) {
		if (size == bases.length) {
			bases = Arrays.copyOf(bases, size + size / 2);
			segments = Arrays.copyOf(segments, size + size / 2);
			shapesOf = Arrays.copyOf(shapesOf, size + size / 2);
		}
		bases[size] = first.address() + Math.min(0, distance * (count - 1));
		segments[size] = segment;
		shapesOf[size++] = number(Shape.of(first, distance, count));
		rows += count;
	}

	private int number(Shape shape) {
		if (!shape.equals(last)) {
			last = shape;
			lastNumber = numbers.computeIfAbsent(shape, s -> {
				shapes.add(s);
				return shapes.size() - 1;
			});
		}
		return lastNumber;
	}

	int size() {
		return size;
	}

	/** What the table weighs; a record is 1. */
	long weight() {
		return size + (long) WEIGHT_OF_SHAPE * shapes.size();
	}

	/** How many records weigh so much, if others are like these. */
	long records(long someWeight) {
		return Math.max(1, someWeight * size / Math.max(1, weight()));
	}

	/** Some of the places of the records. */
	AddressSample sample() {
		AddressSample sample = new AddressSample();
		for (int record = 0; record < size; record++) {
			sample.add(bases[record]);
		}
		return sample;
	}

	/** The rows of all records: runs of accesses. */
	long rows() {
		return rows;
	}

	/** Where the first row of a record begins. */
	long base(int record) {
		return bases[record];
	}

	int segment(int record) {
		return segments[record];
	}

	Shape shape(int record) {
		return shapes.get(shapesOf[record]);
	}

	/** How many rows of a record meet a range. */
	int rowsIn(int record, AddressRange range) {
		Shape shape = shape(record);
		return Math.max(0, shape.before(bases[record], range.high()) - shape.firstBehind(bases[record], range.low()));
	}
}

package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.List;

/** Addresses from one to before another one. */
record AddressRange(long low, long high) {
	static final AddressRange ALL = new AddressRange(0, Long.MAX_VALUE);

	boolean holds(long address) {
		return low <= address && address < high;
	}

	boolean meets(long begin, long end) {
		return begin < high && low < end;
	}

	/** The parts between the addresses, which rise; those outside of the range do not count. */
	List<AddressRange> split(List<Long> addresses) {
		List<AddressRange> parts = new ArrayList<>();
		long begin = low;
		for (long address : addresses) {
			if (address > begin && address < high) {
				parts.add(new AddressRange(begin, address));
				begin = address;
			}
		}
		parts.add(new AddressRange(begin, high));
		return List.copyOf(parts);
	}
}

package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.structure.RunStructure;

/** A byte is of the object that the last allocation before has put there. */
class ObjectsTest {
	@TempDir
	private Path folder;

	private record Allocation(long address, long size, long stamp) {
		boolean holds(long byteAddress, long at) {
			return address <= byteAddress && byteAddress < address + size && stamp <= at;
		}
	}

	private static long expected(List<Allocation> all, long address, long stamp) {
		return all.stream().filter(a -> a.holds(address, stamp)).mapToLong(Allocation::stamp).max().orElse(-1);
	}

	@Test
	void objectsAreThoseOfTheLastAllocations() {
		for (int seed = 0; seed < 50; seed++) {
			Random random = new Random(seed);
			LogWriter log = LogWriter.plain();
			log.on(0).initial(1);
			List<Allocation> all = new ArrayList<>();
			for (int i = 0; i < seed; i++) {
				Allocation given = new Allocation(0x1000 + random.nextInt(100), 1 + random.nextInt(i % 3 == 0 ? 50 : 8), i + 2);
				all.add(given);
				log.on(0).event(0x70, given.address, given.size, 0);
			}
			RunStructure structure = Segments.of(log, folder).structure();
			for (int i = 0; i < 500; i++) {
				long address = 0xfff + random.nextInt(160);
				long stamp = random.nextInt(seed + 3);
				assertEquals(expected(all, address, stamp), structure.objectAt(address, stamp), () -> "seed " + all);
			}
		}
	}
}

package org.racelens.recording.log;

import java.util.Optional;

/**
 * A program or library in the memory of the process.
 *
 * @param start its lowest address
 * @param end one past its highest address
 * @param bias what was added to the addresses in its file
 * @param buildId in hexadecimal digits, where the file has one
 * @param path of the file
 */
public record LoadedModule(long start, long end, long bias, Optional<String> buildId, String path) {
	/** Whether an address belongs to the module. */
	public boolean holds(long address) {
		return start <= address && address < end;
	}

	/** The address in the file of an address in memory. */
	public long inFile(long address) {
		return address - bias;
	}
}

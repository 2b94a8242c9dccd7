package org.racelens.recording.symbol;

import java.util.Optional;

/**
 * An address of an object that the program has as long as it runs.
 *
 * @param module the file that holds it
 * @param offset the address in that file
 * @param name of the object at the address; empty where nothing is known
 * @param distance from the beginning of that object, in bytes
 */
public record DataPlace(String module, long offset, Optional<String> name, long distance) {
}

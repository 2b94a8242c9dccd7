package org.racelens.headless.doctor;

import java.util.Optional;

/**
 * One thing that RaceLens can use.
 *
 * @param name of the thing
 * @param use what it is for
 * @param found what there is, such as its version and place; empty where it is missing
 * @param remedy how it is installed
 */
record Need(String name, String use, Optional<String> found, String remedy) {
}

package org.racelens.headless.setting;

/** A value with where it comes from. */
public record Sourced<T>(T value, Origin origin) {
}

/**
 * What is in force for a file: a configuration of its project and the user's options enter, settings leave, each with where it comes from.
 * Nothing that a configuration says makes the command line write a file or start a program.
 */
package org.racelens.headless.setting;

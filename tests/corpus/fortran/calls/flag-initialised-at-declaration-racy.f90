! Claim: first = .true. in a declaration saves the flag: threads meet on it and on what it guards. Source: Fortran 2018 §8.4, §8.5.16
module setup_m
  implicit none
contains
  integer function factor(k)
    integer, intent(in) :: k
    logical :: first = .true.
    integer, save :: f
    if (first) then !@ race(first) possible
      f = 3 !@ race(f) possible
      first = .false. !@ race(first) possible
    end if
    factor = f * k !@ race(f) possible
  end function factor
end module setup_m

program main
  use setup_m
  implicit none
  integer :: i, r(20)
  !$omp parallel do !@ RACE
  do i = 1, 20
    r(i) = factor(i)
  end do
  print *, sum(r)
end program main
